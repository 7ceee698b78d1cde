import type { SKRSContext2D } from "@napi-rs/canvas";
import type { HairCut } from "../content/content-instructor";
import { INK, mix, rgba, WHITE } from "./colour";

export interface PortraitSubject {
  readonly dark: string;
  readonly light: string;
  readonly hair: HairCut;
  /** Viewing direction, -1 left or 1 right. */
  readonly look: number;
}

type Part = (part: number) => number;

const hairShapes: Readonly<Record<HairCut, (c: SKRSContext2D, r: Part) => void>> = {
  puff: (c, r) => c.arc(0, -r(0.06), r(0.235), 0, 7),
  bun: (c, r) => c.arc(r(0.01), -r(0.215), r(0.075), 0, 7),
  cap: (c, r) => {
    c.ellipse(0, -r(0.085), r(0.158), r(0.115), 0, Math.PI, 0);
    c.rect(-r(0.02), -r(0.09), r(0.25), r(0.036));
  },
  bob: (c, r) => c.ellipse(0, -r(0.01), r(0.19), r(0.2), 0, 0, 7),
  fade: (c, r) => c.ellipse(0, -r(0.075), r(0.143), r(0.115), 0, Math.PI, 0),
  long: (c, r) => {
    c.moveTo(-r(0.16), r(0.3));
    c.bezierCurveTo(-r(0.25), -r(0.05), -r(0.17), -r(0.22), 0, -r(0.21));
    c.bezierCurveTo(r(0.17), -r(0.22), r(0.25), -r(0.05), r(0.16), r(0.3));
    c.closePath();
  },
  pony: (c, r) => {
    c.ellipse(0, -r(0.06), r(0.152), r(0.135), 0, 0, 7);
    c.moveTo(-r(0.1), -r(0.16));
    c.bezierCurveTo(-r(0.38), -r(0.22), -r(0.34), r(0.1), -r(0.27), r(0.24));
    c.bezierCurveTo(-r(0.24), r(0.08), -r(0.2), -r(0.02), -r(0.1), -r(0.04));
  },
};

interface Bust {
  readonly x: number;
  readonly alpha: number;
  readonly colour: string;
}

function drawShoulders(c: SKRSContext2D, r: Part): void {
  c.beginPath();
  c.moveTo(-r(0.062), r(0.1));
  c.lineTo(r(0.062), r(0.1));
  c.lineTo(r(0.068), r(0.25));
  c.bezierCurveTo(r(0.2), r(0.28), r(0.3), r(0.32), r(0.34), r(0.62));
  c.lineTo(-r(0.34), r(0.62));
  c.bezierCurveTo(-r(0.3), r(0.32), -r(0.2), r(0.28), -r(0.068), r(0.25));
  c.closePath();
  c.fill();
}

function drawBust(c: SKRSContext2D, subject: PortraitSubject, bust: Bust & { size: number }): void {
  const r: Part = (part) => part * bust.size;
  const turn = subject.look * 0.12;
  c.save();
  c.globalAlpha = bust.alpha;
  c.fillStyle = bust.colour;
  c.translate(bust.x + r(0.5), r(0.41));
  c.rotate(turn);
  c.beginPath();
  hairShapes[subject.hair](c, r);
  c.fill();
  c.beginPath();
  c.ellipse(0, 0, r(0.135), r(0.172), 0, 0, 7);
  c.fill();
  c.rotate(-turn);
  drawShoulders(c, r);
  c.restore();
}

function fillBackground(c: SKRSContext2D, size: number, { dark, light }: PortraitSubject): void {
  const field = c.createLinearGradient(0, 0, size, size);
  field.addColorStop(0, dark);
  field.addColorStop(1, mix(dark, light, 0.55));
  c.fillStyle = field;
  c.fillRect(0, 0, size, size);
  const spot = c.createRadialGradient(
    size * 0.56,
    size * 0.4,
    0,
    size * 0.56,
    size * 0.4,
    size * 0.62,
  );
  spot.addColorStop(0, rgba(light, 0.85));
  spot.addColorStop(1, rgba(light, 0));
  c.fillStyle = spot;
  c.fillRect(0, 0, size, size);
}

export function drawPortrait(c: SKRSContext2D, size: number, subject: PortraitSubject): void {
  const { dark, light } = subject;
  fillBackground(c, size, subject);
  const echo = mix(light, WHITE, 0.1);
  for (let i = 0; i < 5; i++) {
    const x = size * (-0.24 + i * 0.05);
    drawBust(c, subject, { size, x, alpha: 0.08 + 0.035 * i, colour: echo });
  }
  const rim = mix(light, WHITE, 0.45);
  drawBust(c, subject, { size, x: size * 0.062, alpha: 0.95, colour: rim });
  drawBust(c, subject, { size, x: size * 0.034, alpha: 1, colour: mix(dark, INK, 0.5) });
}
