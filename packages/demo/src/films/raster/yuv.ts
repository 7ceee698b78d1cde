import type { Rgb } from "../../artwork/colour";

/** Luma and two chroma bytes, BT.709, video range. */
export type Yuv = readonly [number, number, number];

export const yuvOf = ([r, g, b]: Rgb): Yuv => [
  16 + 0.1826 * r + 0.6142 * g + 0.062 * b,
  128 - 0.1006 * r - 0.3386 * g + 0.4392 * b,
  128 + 0.4392 * r - 0.3989 * g - 0.0403 * b,
];
