import type { Feel } from "./feel";
import type { FootNow } from "./footwork";
import type { LegJoints } from "./joints";
import {
  add,
  type Basis,
  clamp,
  DEGREE,
  distance,
  local,
  normalize,
  reachFor,
  scale,
  subtract,
  type Vector,
} from "./vector";

export const THIGH = 0.44;
export const SHIN = 0.43;
const LEG = (THIGH + SHIN) * 0.996;
const AIRBORNE = 0.06;

interface Foot {
  readonly now: FootNow;
  readonly forward: Vector;
  readonly ball: Vector;
  heel: number;
}

export interface PelvisPose {
  readonly position: Vector;
  readonly basis: Basis;
}

function footOf(now: FootNow, support: number, feel: Feel): Foot {
  const yaw = now.yaw * DEGREE;
  let heel = Math.max(now.heel, feel.heelHeight * 0.72);
  if (support < -0.45 && now.lift < 0.03) {
    heel = Math.max(heel, (-support - 0.45) * 0.75 * feel.onTheBall);
  }
  if (now.y > AIRBORNE) heel = Math.max(heel, 0.75 * clamp((now.y - 0.04) * 5, 0, 1));
  return {
    now,
    forward: [Math.sin(yaw), 0, Math.cos(yaw)],
    ball: [now.x, 0.03 + now.y, now.z],
    heel,
  };
}

function ankleOf({ heel, ball, forward }: Foot): Vector {
  const angle = heel * 62 * DEGREE;
  const back = 0.135 * Math.cos(angle);
  const up = 0.065 + 0.135 * Math.sin(angle);
  return [ball[0] - forward[0] * back, ball[1] + up, ball[2] - forward[2] * back];
}

const hipOf = ({ position, basis }: PelvisPose, side: 1 | -1): Vector =>
  local(position, basis, [side * 0.09, -0.04, 0]);

/** Raises the heel if the leg is too short, and returns how far the pelvis must still sink. */
function reachDown(foot: Foot, hip: Vector, isLast: boolean): number {
  const missing = distance(hip, ankleOf(foot)) - LEG;
  if (missing <= 0 || foot.now.lift > 0.05) return 0;
  if (foot.heel < 0.95) foot.heel = Math.min(0.95, foot.heel + missing / 0.11);
  if (!isLast) return 0;
  return clamp((distance(hip, ankleOf(foot)) - LEG) * 1.05, 0, 0.25);
}

function legOf(foot: Foot, pelvis: PelvisPose, side: 1 | -1): LegJoints {
  const hip = hipOf(pelvis, side);
  const target = ankleOf(foot);
  const [left, , forward] = pelvis.basis;
  const outward = add(scale(forward, 0.6), scale(left, side * 0.16));
  const pole = normalize(add(scale(foot.forward, 0.75), outward));
  const [knee, ankle] = reachFor({ root: hip, target, upper: THIGH, lower: SHIN, pole });
  const ball = add(foot.ball, subtract(ankle, target));
  const droop = foot.now.y > AIRBORNE ? -0.03 : 0;
  const [fx, , fz] = foot.forward;
  return {
    hip,
    knee,
    ankle,
    ball,
    toe: [ball[0] + fx * 0.07, ball[1] - 0.006 + droop, ball[2] + fz * 0.07],
    heel: [ankle[0] - fx * 0.035, ankle[1] - 0.07, ankle[2] - fz * 0.035],
    y: foot.now.y,
    forward: foot.forward,
  };
}

/** Heels rise first. The pelvis only sinks after that. */
export function legsFor(
  pelvis: PelvisPose,
  feet: { readonly left: FootNow; readonly right: FootNow; readonly weight: number },
  feel: Feel,
): { readonly pelvis: Vector; readonly legs: readonly [LegJoints, LegJoints] } {
  const left = footOf(feet.left, feet.weight, feel);
  const right = footOf(feet.right, -feet.weight, feel);
  let { position } = pelvis;
  for (let pass = 0; pass < 3; pass++) {
    for (const [foot, side] of [
      [left, 1],
      [right, -1],
    ] as const) {
      const hip = hipOf({ position, basis: pelvis.basis }, side);
      const sink = reachDown(foot, hip, pass === 2);
      position = [position[0], position[1] - sink, position[2]];
    }
  }
  const settled = { position, basis: pelvis.basis };
  return { pelvis: position, legs: [legOf(left, settled, 1), legOf(right, settled, -1)] };
}
