import { clamp } from "../motion/vector";
import type { Frame } from "./frame";
import type { Layer } from "./layer";

export interface Mirror {
  /** Row of the floor under the dancer, in frame pixels. */
  readonly floor: number;
  /** Rows over which the reflection fades out. */
  readonly fade: number;
  /** 0–1. */
  readonly gain: number;
}

/** Opacity of a half-size pixel, blurred with its four neighbors. */
function softAlpha({ alpha, width }: Layer, at: number): number {
  const near =
    (alpha[at - 1] as number) +
    (alpha[at + 1] as number) +
    (alpha[at - width] as number) +
    (alpha[at + width] as number);
  return ((alpha[at] as number) * 2 + near) / 6 / 255;
}

function colouredNear({ alpha, width }: Layer, at: number): number | undefined {
  return [at, at - 1, at + 1, at - width, at + width].find((place) => alpha[place]);
}

function toward(plane: Buffer, at: number, target: { value: number; amount: number }): void {
  const value = plane[at] as number;
  plane[at] = value + (target.value - value) * target.amount;
}

/** Expects a half-size mirrored layer. The reflection fades with distance from the feet. */
export function reflectOn(frame: Frame, layer: Layer, mirror: Mirror): void {
  const { bounds, width, height } = layer;
  const [left, right] = [Math.max(1, bounds.left), Math.min(width - 1, bounds.right)];
  for (let y = Math.max(1, bounds.top); y < Math.min(height - 1, bounds.bottom); y++) {
    const near = clamp(1 - (y * 2 - mirror.floor) / mirror.fade, 0, 1);
    const strength = mirror.gain * near * near;
    if (mirror.gain * near <= 0.01) continue;
    for (let x = left; x < right; x++) {
      const at = y * width + x;
      const amount = softAlpha(layer, at) * strength;
      if (amount >= 0.004) mirrorPixel(frame, layer, { x, y, amount });
    }
  }
}

function mirrorPixel(
  frame: Frame,
  layer: Layer,
  p: { x: number; y: number; amount: number },
): void {
  const source = colouredNear(layer, p.y * layer.width + p.x);
  if (source === undefined) return;
  const luma = { value: layer.luma[source] as number, amount: p.amount };
  const first = p.y * 2 * frame.width + p.x * 2;
  toward(frame.luma, first, luma);
  toward(frame.luma, first + 1, luma);
  toward(frame.luma, first + frame.width, luma);
  toward(frame.luma, first + frame.width + 1, luma);
  const chroma = p.y * (frame.width >> 1) + p.x;
  toward(frame.blue, chroma, { value: layer.blue[source] as number, amount: p.amount });
  toward(frame.red, chroma, { value: layer.red[source] as number, amount: p.amount });
}
