import type { Rgb } from "../../artwork/colour";
import { clamp, type Vector } from "../motion/vector";
import { yuvOf } from "./yuv";

/** Side length of the table of surface directions per material. */
export const SHADES = 64;

/** `direction` is in camera coordinates. */
export interface Light {
  readonly direction: Vector;
  readonly colour: Rgb;
  readonly intensity: number;
}

export interface Lighting {
  readonly ambient: Rgb;
  readonly keys: readonly Light[];
  readonly rims: readonly Light[];
}

export interface Surface {
  readonly colour: Rgb;
  /** Values above 1 add a highlight. */
  readonly gloss: number;
  /** Fraction of the back light at the surface's edge, 0–1. */
  readonly rim: number;
}

type Sum = [number, number, number];

function lit(surface: Surface, normal: Vector, lighting: Lighting): Sum {
  const [nx, ny, nz] = normal;
  const sky = 0.55 + 0.45 * (0.5 + 0.5 * ny);
  const sum: Sum = [0, 0, 0];
  for (const k of [0, 1, 2] as const) {
    sum[k] = surface.colour[k] * (lighting.ambient[k] / 255) * sky;
    for (const { direction, colour, intensity } of lighting.keys) {
      const facing = nx * direction[0] + ny * direction[1] + nz * direction[2];
      sum[k] += ((surface.colour[k] * colour[k]) / 255) * intensity * Math.max(0, facing);
    }
  }
  return sum;
}

function addRims(sum: Sum, surface: Surface, at: { normal: Vector; lighting: Lighting }): void {
  const [nx, ny, nz] = at.normal;
  const edge = (1 - nz) ** 1.5;
  for (const { direction, colour, intensity } of at.lighting.rims) {
    const facing = clamp((nx * direction[0] + ny * direction[1]) * 1.35 + 0.1, 0, 1);
    const strength = intensity * edge * facing * surface.rim;
    for (const k of [0, 1, 2] as const) sum[k] += colour[k] * strength;
  }
  if (surface.gloss <= 1) return;
  const shine = Math.max(0, nx * 0.35 + ny * 0.6 + nz * 0.72) ** 24 * (surface.gloss - 1) * 255;
  for (const k of [0, 1, 2] as const) sum[k] += shine;
}

/** Returns the surface direction of a table cell. Outer cells are the silhouette. */
function normalAt(column: number, row: number): Vector {
  const x = ((column + 0.5) / SHADES) * 2 - 1;
  const y = 1 - ((row + 0.5) / SHADES) * 2;
  const square = x * x + y * y;
  const shrink = square > 1 ? 1 / Math.sqrt(square) : 1;
  const [nx, ny] = [x * shrink, y * shrink];
  return [nx, ny, Math.sqrt(Math.max(0, 1 - nx * nx - ny * ny))];
}

/** Returns all colors of each surface under this lighting, as Y, U, and V bytes. */
export function shadingTable(surfaces: readonly Surface[], lighting: Lighting): Uint8Array {
  const table = new Uint8Array(surfaces.length * SHADES * SHADES * 3);
  surfaces.forEach((surface, index) => {
    for (let cell = 0; cell < SHADES * SHADES; cell++) {
      const normal = normalAt(cell % SHADES, Math.floor(cell / SHADES));
      const sum = lit(surface, normal, lighting);
      addRims(sum, surface, { normal, lighting });
      const byte = (value: number) => clamp(value, 0, 255);
      table.set(
        yuvOf([byte(sum[0]), byte(sum[1]), byte(sum[2])]),
        (index * SHADES * SHADES + cell) * 3,
      );
    }
  });
  return table;
}
