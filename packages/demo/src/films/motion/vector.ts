/** Meters. x points to the dancer's left, y up, z towards the front camera. */
export type Vector = readonly [number, number, number];

/** Left, up, and forward of a body part. */
export type Basis = readonly [Vector, Vector, Vector];

export const DEGREE = Math.PI / 180;

export const clamp = (value: number, low: number, high: number): number =>
  Math.min(Math.max(value, low), high);

export const lerp = (from: number, to: number, amount: number): number =>
  from + (to - from) * amount;

export const smooth = (amount: number): number => {
  const t = clamp(amount, 0, 1);
  return t * t * (3 - 2 * t);
};

export const add = (a: Vector, b: Vector): Vector => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];

export const subtract = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];

export const scale = (a: Vector, by: number): Vector => [a[0] * by, a[1] * by, a[2] * by];

/** `a` plus `by` times `direction`. */
export const shift = (a: Vector, direction: Vector, by: number): Vector => [
  a[0] + direction[0] * by,
  a[1] + direction[1] * by,
  a[2] + direction[2] * by,
];

/** The point at `amount` of the way from `a` to `b`. */
export const between = (a: Vector, b: Vector, amount: number): Vector => [
  lerp(a[0], b[0], amount),
  lerp(a[1], b[1], amount),
  lerp(a[2], b[2], amount),
];

export const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

export const length = (a: Vector): number => Math.hypot(a[0], a[1], a[2]);

export const distance = (a: Vector, b: Vector): number =>
  Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

export const normalize = (a: Vector): Vector => scale(a, 1 / (length(a) || 1e-6));

export const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

/** Degrees. Yaw turns to the left, tilt leans to the left, pitch leans forward. */
export interface Attitude {
  readonly yaw: number;
  readonly tilt: number;
  readonly pitch: number;
}

/** Applies tilt, then pitch, then yaw. */
export function basisOf({ yaw, tilt, pitch }: Attitude): Basis {
  const [cosYaw, sinYaw] = [Math.cos(yaw * DEGREE), Math.sin(yaw * DEGREE)];
  const [cosTilt, sinTilt] = [Math.cos(tilt * DEGREE), Math.sin(tilt * DEGREE)];
  const [cosPitch, sinPitch] = [Math.cos(pitch * DEGREE), Math.sin(pitch * DEGREE)];
  const turned = (x: number, y: number, z: number): Vector => [
    x * cosYaw + z * sinYaw,
    y,
    -x * sinYaw + z * cosYaw,
  ];
  return [
    turned(cosTilt, -sinTilt * cosPitch, -sinTilt * sinPitch),
    turned(sinTilt, cosTilt * cosPitch, cosTilt * sinPitch),
    turned(0, -sinPitch, cosPitch),
  ];
}

/** Converts a point from a body part's coordinates. */
export function local(origin: Vector, basis: Basis, offset: Vector): Vector {
  const [x, y, z] = offset;
  const [left, up, forward] = basis;
  return [
    origin[0] + left[0] * x + up[0] * y + forward[0] * z,
    origin[1] + left[1] * x + up[1] * y + forward[1] * z,
    origin[2] + left[2] * x + up[2] * y + forward[2] * z,
  ];
}

/** Two bones from `root` to `target`, bending towards `pole`. */
export interface Reach {
  readonly root: Vector;
  readonly target: Vector;
  readonly upper: number;
  readonly lower: number;
  readonly pole: Vector;
}

/** Returns the middle and end joint. The end stops short of an unreachable target. */
export function reachFor({ root, target, upper, lower, pole }: Reach): readonly [Vector, Vector] {
  const way = subtract(target, root);
  const direction = normalize(way);
  const span = clamp(length(way), Math.abs(upper - lower) + 0.02, (upper + lower) * 0.999);
  const along = (upper * upper - lower * lower + span * span) / (2 * span);
  const aside = Math.sqrt(Math.max(0, upper * upper - along * along));
  const bend = normalize(shift(pole, direction, -dot(pole, direction)));
  return [shift(shift(root, direction, along), bend, aside), shift(root, direction, span)];
}
