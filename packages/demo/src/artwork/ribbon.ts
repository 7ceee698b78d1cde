import { rgba } from "./colour";
import { dancerAt, type Scene } from "./scene";
import type { Point, Skeleton } from "./skeleton";

export interface Ribbon {
  readonly joint: (skeleton: Skeleton) => Point;
  /** Maximum width in dancer heights. */
  readonly width: number;
  readonly alpha: number;
}

export const ribbons: readonly Ribbon[] = [
  { joint: (s) => s.rightArm[3], width: 0.02, alpha: 0.85 },
  { joint: (s) => s.leftArm[3], width: 0.014, alpha: 0.6 },
  { joint: (s) => s.rightLeg.chain[2], width: 0.009, alpha: 0.45 },
];

export interface TrailInk {
  readonly old: string;
  readonly fresh: string;
}

type DancerAt = (moment: number) => Skeleton;

const STEPS = 160;

/** Averages neighboring points. Keeps the last ones, so that the ribbon ends at the hand. */
function smoothed(points: readonly Point[]): readonly Point[] {
  return points.map((point, i): Point => {
    if (i > STEPS - 3) return point;
    const near = points.slice(Math.max(0, i - 4), i + 5);
    const sum = near.reduce((total, [x, y]) => [total[0] + x, total[1] + y] as Point, [0, 0]);
    return [sum[0] / near.length, sum[1] / near.length];
  });
}

function edges(points: readonly Point[], widest: number): readonly Point[] {
  const left: Point[] = [];
  const right: Point[] = [];
  points.forEach((point, i) => {
    const next = points[Math.min(STEPS, i + 1)] ?? point;
    const before = points[Math.max(0, i - 1)] ?? point;
    const [dx, dy] = [next[0] - before[0], next[1] - before[1]];
    const length = Math.hypot(dx, dy) || 1;
    const half = widest * 0.5 * (i / STEPS) ** 1.3;
    left.push([point[0] - (dy / length) * half, point[1] + (dx / length) * half]);
    right.unshift([point[0] + (dy / length) * half, point[1] - (dx / length) * half]);
  });
  return [...left, ...right];
}

export function drawRibbon(
  scene: Scene,
  ribbon: Ribbon,
  paint: { readonly ink: TrailInk; readonly at: DancerAt },
): void {
  const { c, dancerHeight } = scene;
  const { ink, at } = paint;
  const path = Array.from({ length: STEPS + 1 }, (_, i): Point => {
    const [x, y] = ribbon.joint(at(0.18 + (0.82 * i) / STEPS));
    return [x, y];
  });
  const gradient = c.createLinearGradient(path[0]?.[0] ?? 0, 0, path[STEPS]?.[0] ?? 0, 0);
  gradient.addColorStop(0, rgba(ink.old, 0));
  gradient.addColorStop(0.55, rgba(ink.old, ribbon.alpha * 0.55));
  gradient.addColorStop(1, rgba(ink.fresh, ribbon.alpha));
  c.fillStyle = gradient;
  c.beginPath();
  edges(smoothed(path), dancerHeight * ribbon.width).forEach((point, i) => {
    if (i === 0) c.moveTo(...point);
    else c.lineTo(...point);
  });
  c.closePath();
  c.fill();
}

/** Returns the dancer, shifted sideways by `offset` pixels. */
export const besides =
  (scene: Scene, offset: number, keys = scene.composition.keys): DancerAt =>
  (moment) =>
    dancerAt(scene, moment, { offset, keys });
