import { createCanvas, GlobalFonts, type SKRSContext2D } from "@napi-rs/canvas";
import type { Mask } from "../raster/frame";

export interface Face {
  readonly family: "display" | "text";
  readonly weight: number;
  /** Percent. Only the display face supports widths from 62 to 125. */
  readonly width?: number;
}

export const display: Face = { family: "display", weight: 820, width: 100 };
export const narrow: Face = { family: "display", weight: 800, width: 70 };
export const text: Face = { family: "text", weight: 640 };

const NARROWEST = 64;
const WIDEST = 122;
const families = { display: "Film Display", text: "Film Text" } as const;

const files = {
  display: require.resolve(
    "@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2",
  ),
  text: require.resolve(
    "@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2",
  ),
} as const;

let isRegistered = false;

function registerFonts(): void {
  if (isRegistered) return;
  for (const family of ["display", "text"] as const) {
    GlobalFonts.registerFromPath(files[family], families[family]);
  }
  isRegistered = true;
}

export function setFace(c: SKRSContext2D, size: number, face: Face): void {
  registerFonts();
  const width = face.family === "display" ? `, 'wdth' ${face.width ?? 100}` : "";
  c.fontVariationSettings = `'wght' ${face.weight}${width}`;
  c.font = `${size}px "${families[face.family]}"`;
}

interface Letter {
  readonly letter: string;
  readonly face: Face;
  readonly x: number;
}

function stretched(
  c: SKRSContext2D,
  words: string,
  size: number,
): { letters: Letter[]; width: number } {
  let x = 0;
  const last = Math.max(1, words.length - 1);
  const letters = [...words].map((letter, i): Letter => {
    const width = NARROWEST + ((WIDEST - NARROWEST) * i) / last;
    const face: Face = { family: "display", weight: 820, width };
    setFace(c, size, face);
    const placed = { letter, face, x };
    x += c.measureText(letter).width + size * 0.015;
    return placed;
  });
  return { letters, width: x };
}

/** Left edge and baseline, or the center. */
export interface StretchBox {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly maxWidth: number;
  readonly isCentred?: boolean;
  readonly isOutlined?: boolean;
}

/** Writes a word with letters from narrow to wide and returns the fitted font size. */
export function writeStretched(c: SKRSContext2D, words: string, box: StretchBox): number {
  const asked = stretched(c, words, box.size);
  const size = Math.min(box.size, (box.size * box.maxWidth) / asked.width);
  const { letters, width } = stretched(c, words, size);
  const left = box.x - (box.isCentred ? width / 2 : 0);
  for (const { letter, face, x } of letters) {
    setFace(c, size, face);
    c.fillText(letter, left + x, box.y);
    if (box.isOutlined) c.strokeText(letter, left + x, box.y);
  }
  return size;
}

export function maskOf(words: string, size: number, face: Face): Mask {
  const probe = createCanvas(8, 8).getContext("2d");
  setFace(probe, size, face);
  const width = (Math.ceil(probe.measureText(words).width + size * 0.2) + 5) & ~1;
  const height = (Math.ceil(size * 1.34) + 1) & ~1;
  const canvas = createCanvas(width, height);
  const c = canvas.getContext("2d");
  setFace(c, size, face);
  c.textBaseline = "middle";
  c.fillStyle = "#fff";
  c.fillText(words, size * 0.1, height / 2);
  const pixels = canvas.data();
  const alpha = new Uint8Array(width * height);
  for (let i = 0; i < alpha.length; i++) alpha[i] = pixels[i * 4 + 3] ?? 0;
  return { width, height, alpha };
}
