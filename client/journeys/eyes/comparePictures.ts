import pixelmatch from "pixelmatch";
import type { Picture } from "./picture";

/** Part of a picture that is not compared. */
export interface Mask {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Comparison {
  /** The difference, null if a person would not see one. */
  readonly difference: string | null;
  /** The pixels that differ, null if there are none or the sizes differ. */
  readonly changes: Picture | null;
}

/** Share of the whole picture. */
const MAX_SHARE = 0.001;
const MAX_MASKED = 0.1;
/** From 0 to 1, where 1 is black against white. */
const COLOR_DISTANCE = 0.1;
/** A thousandth of a desktop picture could hide a moved button, so small squares have a limit. */
const SQUARE = 32;
const MAX_IN_SQUARE = 24;

const SAME: Comparison = { difference: null, changes: null };

/**
 * Compares a picture with the stored one.
 * @throws Error if the masks cover more than a tenth of it.
 */
export function comparePictures(
  stored: Picture,
  made: Picture,
  masks: readonly Mask[] = [],
): Comparison {
  const { width, height } = made;
  if (stored.width !== width || stored.height !== height) {
    const difference = `is ${width} × ${height}, was ${stored.width} × ${stored.height}`;
    return { difference, changes: null };
  }
  const [before, after] = [masked(stored, masks), masked(made, masks)];
  const data = new Uint8ClampedArray(width * height * 4);
  const differing = pixelmatch(before, after, data, width, height, {
    threshold: COLOR_DISTANCE,
    includeAA: true,
    diffMask: true,
  });
  if (differing === 0) return SAME;
  const changes = { width, height, data };
  return { difference: describeDifference(changes, differing), changes };
}

function describeDifference(changes: Picture, differing: number): string | null {
  const { width, height } = changes;
  const share = differing / (width * height);
  if (share > MAX_SHARE) return `${(share * 100).toFixed(2)} % of the pixels differ`;
  const { x, y, count } = worstSquare(changes);
  if (count <= MAX_IN_SQUARE) return null;
  return `${count} pixels differ in the square at (${x}, ${y})`;
}

/** Returns the square with the most differing pixels. */
function worstSquare({ width, height, data }: Picture) {
  const columns = Math.ceil(width / SQUARE);
  const counts = new Uint32Array(columns * Math.ceil(height / SQUARE));
  for (let at = 0; at < width * height; at += 1) {
    if (data[at * 4 + 3] === 0) continue;
    const row = Math.floor(at / width / SQUARE);
    const square = row * columns + Math.floor((at % width) / SQUARE);
    counts[square] = (counts[square] ?? 0) + 1;
  }
  const count = counts.reduce((most, one) => Math.max(most, one), 0);
  const worst = counts.indexOf(count);
  return { count, x: (worst % columns) * SQUARE, y: Math.floor(worst / columns) * SQUARE };
}

function masked(picture: Picture, masks: readonly Mask[]): Uint8ClampedArray {
  const { width, height, data } = picture;
  if (masks.length === 0) return data;
  const hidden = new Uint8Array(width * height);
  for (const mask of masks) {
    const [left, right] = [Math.max(0, mask.x), Math.min(width, mask.x + mask.width)];
    const end = Math.min(height, mask.y + mask.height);
    for (let y = Math.max(0, mask.y); y < end; y += 1) {
      for (let x = left; x < right; x += 1) hidden[y * width + x] = 1;
    }
  }
  const share = hidden.reduce((sum, one) => sum + one, 0) / hidden.length;
  if (share > MAX_MASKED) {
    throw new Error(`masks cover ${(share * 100).toFixed(0)} % of the picture, over 10 %`);
  }
  return data.map((value, at) => (hidden[at >> 2] ? 0 : value));
}
