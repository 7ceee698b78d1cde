import type { SKRSContext2D } from "@napi-rs/canvas";

export type MotifName = "shards" | "arcs" | "blocks" | "rays" | "waves" | "rings" | "grid" | "none";

export interface MotifField {
  readonly width: number;
  readonly height: number;
  readonly colour: string;
  readonly focusX: number;
  readonly focusY: number;
  readonly rhythm: readonly number[];
}

type Motif = (c: SKRSContext2D, field: MotifField) => void;

const EIGHT = [1, 2, 3, 4, 5, 6, 7, 8] as const;
const accent = ({ rhythm }: MotifField, count: number): number => rhythm[count % 8] ?? 0;

const arcs: Motif = (c, { height: h, focusX, focusY }) => {
  c.lineWidth = h * 0.012;
  for (const i of EIGHT) {
    c.globalAlpha = 0.05 + 0.022 * i;
    c.beginPath();
    const start = Math.PI * (0.62 + 0.06 * i);
    c.arc(focusX, focusY - h * 0.34, h * (0.16 + i * 0.115), start, Math.PI * (1.5 + 0.05 * i));
    c.stroke();
  }
};

const rings: Motif = (c, { height: h, focusX, focusY }) => {
  c.lineWidth = h * 0.006;
  for (const i of EIGHT) {
    c.globalAlpha = 0.26 - 0.025 * i;
    c.beginPath();
    c.arc(focusX, focusY - h * 0.36, h * (0.1 + i * 0.13), 0, 7);
    c.stroke();
  }
};

const rays: Motif = (c, { width: w, height: h, focusX, focusY }) => {
  c.globalAlpha = 0.085;
  const y = focusY - h * 0.36;
  const reach = w * 1.3;
  for (let i = 0; i < 16; i += 2) {
    const angle = (i * Math.PI) / 8 + 0.18;
    c.beginPath();
    c.moveTo(focusX, y);
    c.lineTo(focusX + Math.cos(angle - 0.1) * reach, y + Math.sin(angle - 0.1) * reach);
    c.lineTo(focusX + Math.cos(angle + 0.1) * reach, y + Math.sin(angle + 0.1) * reach);
    c.fill();
  }
};

const blocks: Motif = (c, field) => {
  const { width, height, focusY } = field;
  const step = width / 8;
  for (let i = 0; i < 8; i++) {
    const weight = accent(field, i);
    c.globalAlpha = 0.035 + weight * 0.035;
    const tall = height * (0.12 + weight * 0.23);
    c.fillRect(i * step + step * 0.08, focusY - tall, step * 0.84, tall);
  }
};

const shards: Motif = (c, field) => {
  const { width: w, height: h } = field;
  for (let i = 0; i < 8; i++) {
    c.globalAlpha = 0.03 + 0.03 * accent(field, i);
    const x = w * (i / 8) - h * 0.1;
    c.beginPath();
    c.moveTo(x, h);
    c.lineTo(x + h * 0.5, 0);
    c.lineTo(x + h * 0.5 + w * 0.055, 0);
    c.lineTo(x + w * 0.055, h);
    c.fill();
  }
};

const waves: Motif = (c, { width: w, height: h }) => {
  c.lineWidth = h * 0.0045;
  for (let i = 0; i < 14; i++) {
    c.globalAlpha = 0.07 + 0.012 * i;
    c.beginPath();
    for (let step = 0; step <= 60; step++) {
      const y = h * (0.2 + i * 0.055) + Math.sin((step / 60) * 5 + i * 0.35) * h * 0.07;
      if (step === 0) c.moveTo(0, y);
      else c.lineTo((w * step) / 60, y);
    }
    c.stroke();
  }
};

const grid: Motif = (c, field) => {
  const size = field.width / 16;
  for (let row = 0; row < field.height / size; row++) {
    for (let column = 0; column < 16; column++) {
      const weight = accent(field, column + row * 3);
      c.globalAlpha = 0.03 + weight * 0.045;
      c.beginPath();
      c.arc((column + 0.5) * size, (row + 0.5) * size, size * (0.06 + weight * 0.075), 0, 7);
      c.fill();
    }
  }
};

const motifs: Readonly<Record<MotifName, Motif>> = {
  shards,
  arcs,
  blocks,
  rays,
  waves,
  rings,
  grid,
  none: () => {},
};

/** Spaces and weights the motif by the style's rhythm. */
export function drawMotif(c: SKRSContext2D, name: MotifName, field: MotifField): void {
  c.save();
  c.strokeStyle = field.colour;
  c.fillStyle = field.colour;
  motifs[name](c, field);
  c.restore();
}
