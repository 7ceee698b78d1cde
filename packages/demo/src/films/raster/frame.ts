import { clamp } from "../motion/vector";
import type { Yuv } from "./yuv";

/** A text shape with one opacity byte per pixel. */
export interface Mask {
  readonly width: number;
  readonly height: number;
  readonly alpha: Uint8Array;
}

/** An ellipse on the floor, in pixels. */
export interface Shadow {
  readonly x: number;
  readonly y: number;
  readonly radiusX: number;
  readonly radiusY: number;
  /** 0–1. */
  readonly strength: number;
}

export interface Stamp {
  readonly x: number;
  readonly y: number;
  readonly colour: Yuv;
  readonly opacity: number;
}

/** Planar YUV 4:2:0, which the encoder takes without conversion. */
export class Frame {
  readonly bytes: Buffer;
  readonly luma: Buffer;
  readonly blue: Buffer;
  readonly red: Buffer;

  /** Width and height must be even. */
  constructor(
    readonly width: number,
    readonly height: number,
  ) {
    const pixels = width * height;
    this.bytes = Buffer.alloc((pixels * 3) / 2);
    this.luma = this.bytes.subarray(0, pixels);
    this.blue = this.bytes.subarray(pixels, pixels + pixels / 4);
    this.red = this.bytes.subarray(pixels + pixels / 4);
  }

  copy(other: Frame): void {
    this.bytes.set(other.bytes);
  }

  /** Cross-fades two frames. 0 is the first. */
  blend(from: Frame, to: Frame, amount: number): void {
    const { bytes } = this;
    const weight = Math.trunc(amount * 256);
    for (let i = 0; i < bytes.length; i++) {
      const a = from.bytes[i] ?? 0;
      bytes[i] = a + ((((to.bytes[i] ?? 0) - a) * weight) >> 8);
    }
  }

  darken({ x, y, radiusX, radiusY, strength }: Shadow): void {
    const { width, height, luma } = this;
    const left = Math.max(0, Math.trunc(x - radiusX));
    const right = Math.min(width, Math.trunc(x + radiusX + 1));
    const bottom = Math.min(height, Math.trunc(y + radiusY + 1));
    for (let row = Math.max(0, Math.trunc(y - radiusY)); row < bottom; row++) {
      const v = (row - y) / radiusY;
      for (let column = left; column < right; column++) {
        const u = (column - x) / radiusX;
        const far = u * u + v * v;
        if (far >= 1) continue;
        const at = row * width + column;
        const value = luma[at] ?? 0;
        luma[at] = value - (value - 16) * (1 - far) * (1 - far) * strength;
      }
    }
  }

  stamp(mask: Mask, { x, y, colour, opacity }: Stamp): void {
    const left = Math.trunc(x) & ~1;
    const top = Math.trunc(y) & ~1;
    for (let row = 0; row < mask.height; row++) {
      for (let column = 0; column < mask.width; column++) {
        const alpha = mask.alpha[row * mask.width + column] ?? 0;
        if (alpha > 0)
          this.tint(left + column, top + row, { colour, opacity: (alpha / 255) * opacity });
      }
    }
  }

  /** Snaps the rectangle to whole chroma samples. */
  bar(
    box: { x: number; y: number; width: number; height: number },
    paint: { colour: Yuv; opacity: number },
  ): void {
    const left = Math.trunc(box.x) & ~1;
    const top = Math.trunc(box.y) & ~1;
    const right = left + Math.max(2, Math.trunc(box.width));
    const bottom = top + Math.max(2, Math.trunc(box.height));
    for (let row = top; row < bottom; row++) {
      for (let column = left; column < right; column++) this.tint(column, row, paint);
    }
  }

  private tint(x: number, y: number, paint: { colour: Yuv; opacity: number }): void {
    const { width, height, luma, blue, red } = this;
    if (x < 0 || y < 0 || x >= width || y >= height) return;
    const { colour, opacity } = paint;
    const at = y * width + x;
    luma[at] = (luma[at] ?? 0) + (colour[0] - (luma[at] ?? 0)) * opacity;
    if (((x | y) & 1) !== 0) return;
    const chroma = (y >> 1) * (width >> 1) + (x >> 1);
    blue[chroma] = (blue[chroma] ?? 0) + (colour[1] - (blue[chroma] ?? 0)) * opacity;
    red[chroma] = (red[chroma] ?? 0) + (colour[2] - (red[chroma] ?? 0)) * opacity;
  }
}

/** Adds a little ordered noise against banding. */
export function frameOfRgba(width: number, height: number, rgba: Uint8Array): Frame {
  const frame = new Frame(width, height);
  for (let y = 0; y < height; y += 2) {
    for (let x = 0; x < width; x += 2) readQuad(frame, rgba, { x, y });
  }
  return frame;
}

function readQuad(frame: Frame, rgba: Uint8Array, { x, y }: { x: number; y: number }): void {
  let [red, green, blue] = [0, 0, 0];
  for (let k = 0; k < 4; k++) {
    const at = (y + (k >> 1)) * frame.width + x + (k & 1);
    const r = rgba[at * 4] ?? 0;
    const g = rgba[at * 4 + 1] ?? 0;
    const b = rgba[at * 4 + 2] ?? 0;
    const dither = ((x * 7 + y * 13 + k * 5) & 3) * 0.25;
    frame.luma[at] = 16 + 0.1826 * r + 0.6142 * g + 0.062 * b + dither;
    red += r / 4;
    green += g / 4;
    blue += b / 4;
  }
  const chroma = (y >> 1) * (frame.width >> 1) + (x >> 1);
  frame.blue[chroma] = 128.5 - 0.1006 * red - 0.3386 * green + 0.4392 * blue;
  frame.red[chroma] = 128.5 + 0.4392 * red - 0.3989 * green - 0.0403 * blue;
}

export function writeRgba(frame: Frame, out: Uint8Array | Uint8ClampedArray): void {
  const { width, height, luma, blue, red } = frame;
  for (let at = 0; at < width * height; at++) {
    const x = at % width;
    const y = Math.trunc(at / width);
    const chroma = (y >> 1) * (width >> 1) + (x >> 1);
    const light = 1.1644 * ((luma[at] ?? 0) - 16);
    const u = (blue[chroma] ?? 0) - 128;
    const v = (red[chroma] ?? 0) - 128;
    out[at * 4] = clamp(light + 1.7927 * v, 0, 255);
    out[at * 4 + 1] = clamp(light - 0.2132 * u - 0.5329 * v, 0, 255);
    out[at * 4 + 2] = clamp(light + 2.1124 * u, 0, 255);
    out[at * 4 + 3] = 255;
  }
}
