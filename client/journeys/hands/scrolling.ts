import type { Clip } from "./clips";
import type { Point } from "./point";

const EDGE = 1;

/** One movement of a wheel or a finger. */
export interface Scroll {
  readonly at: Point;
  readonly by: Point;
}

/**
 * Returns the next scroll on the way to a point, the reason if a person cannot scroll there, or
 * null if the point is within all boxes. `aim` is the fraction of the box to scroll the point to.
 */
export function nextScroll(
  clips: readonly Clip[],
  point: Point,
  aim: number,
): Scroll | string | null {
  for (const [depth, clip] of clips.entries()) {
    // An outer box needs to show only the nearest part of the inner ones.
    const wanted = clips.slice(depth + 1).reduceRight(clamped, point);
    for (const axis of ["y", "x"] as const) {
      if (!isWithin(clip, wanted, axis)) return scrollOf(clip, wanted, axis, aim);
    }
  }
  return null;
}

/** Returns the scroll that brings a visible point to another height of its box. */
export function shift(clips: readonly Clip[], point: Point, aim: number): Scroll | null {
  const movable = clips.findLast(({ back, ahead }) => back.y > 0 || ahead.y > 0);
  if (!movable) return null;
  const scroll = scrollOf(movable, point, "y", aim);
  return typeof scroll === "string" ? null : scroll;
}

function edges(clip: Clip, axis: "x" | "y"): readonly [low: number, high: number] {
  return axis === "x" ? [clip.left, clip.right] : [clip.top, clip.bottom];
}

function isWithin(clip: Clip, point: Point, axis: "x" | "y"): boolean {
  const [low, high] = edges(clip, axis);
  return point[axis] >= low + EDGE && point[axis] <= high - EDGE;
}

function clamped(point: Point, { left, top, right, bottom }: Clip): Point {
  return {
    x: Math.min(Math.max(point.x, left + EDGE), right - EDGE),
    y: Math.min(Math.max(point.y, top + EDGE), bottom - EDGE),
  };
}

function scrollOf(clip: Clip, point: Point, axis: "x" | "y", aim: number): Scroll | string {
  const [low, high] = edges(clip, axis);
  const distance = Math.round(point[axis] - (low + (high - low) * aim));
  const possible = distance > 0 ? clip.ahead[axis] : clip.back[axis];
  const at = clip.grip[axis];
  if (possible <= 0) return `is clipped by ${clip.name}, which a person cannot scroll there`;
  if (at === null) return `is clipped by ${clip.name}, all of which is covered`;
  const by = Math.sign(distance) * Math.min(Math.abs(distance), possible);
  return { at, by: { x: axis === "x" ? by : 0, y: axis === "y" ? by : 0 } };
}
