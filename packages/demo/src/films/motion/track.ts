import { armPosition } from "./arm-position";
import { type ChannelName, channel, channelCount } from "./channel";
import type { Feel } from "./feel";
import type { ArmKey, FootKey, KeyPose, Move } from "./move";
import { clamp, DEGREE, lerp } from "./vector";

export interface FootPlace {
  readonly x: number;
  readonly z: number;
  readonly yaw: number;
  readonly heel: number;
  readonly lift: number;
}

/** A key pose in stage coordinates. */
export interface TrackKey {
  readonly count: number;
  readonly values: Float64Array;
  readonly left: FootPlace;
  readonly right: FootPlace;
  readonly weight: number;
  readonly jump: number;
  readonly isDragged: boolean;
  readonly arrive: number | undefined;
}

/** A sequence of moves that repeats forever. */
export interface Track {
  readonly keys: readonly TrackKey[];
  readonly counts: number;
  /** Degrees turned per repetition, a multiple of 360. */
  readonly turned: number;
  readonly feel: Feel;
}

/** `isReset` returns the dancer to the center before the move. */
export interface TrackMove extends Move {
  readonly isReset: boolean;
}

interface Carried {
  readonly x: number;
  readonly z: number;
  readonly turn: number;
  readonly weight: number;
  readonly left: FootKey;
  readonly right: FootKey;
}

const ATTENTION: ArmKey = armPosition("down") ?? { out: 0, up: -1, front: 0, elbow: 0 };
const fullTurns = (degrees: number): number => Math.round(degrees / 360) * 360;

function restingFeet(stance: number): Pick<Carried, "left" | "right"> {
  const foot = (x: number, toe: number): FootKey => ({ x, z: 0, toe, heel: 0, lift: 0 });
  return { left: foot(stance, 14), right: foot(-stance, -14) };
}

const carry = (before: Carried, key: KeyPose): Carried => ({
  x: key.x ?? before.x,
  z: key.z ?? before.z,
  turn: key.turn ?? before.turn,
  weight: key.weight ?? before.weight,
  left: key.left ?? before.left,
  right: key.right ?? before.right,
});

function placeFoot(foot: FootKey, carried: Carried): FootPlace {
  const turn = carried.turn * DEGREE;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return {
    x: carried.x + foot.x * cos + foot.z * sin,
    z: carried.z - foot.x * sin + foot.z * cos,
    yaw: carried.turn + foot.toe,
    heel: foot.heel,
    lift: foot.lift,
  };
}

function armValues(side: "left" | "right", arm: ArmKey): Partial<Record<ChannelName, number>> {
  return {
    [`${side}Out`]: arm.out,
    [`${side}Up`]: arm.up,
    [`${side}Front`]: arm.front,
    [`${side}Elbow`]: arm.elbow,
  };
}

function bodyValues(
  key: KeyPose,
  carried: Carried,
  feel: Feel,
): Partial<Record<ChannelName, number>> {
  const pelvis = key.pelvis ?? [0, 0, 0];
  const chest = key.chest ?? [0, 0, 0];
  const head = key.head ?? [0, 0, 0];
  // The hip over the supporting leg rises, and the chest above it stays level.
  const supportTilt = -clamp(carried.weight, -1, 1) * 5 * feel.hips;
  return {
    pelvisY: -(key.crouch ?? feel.sit),
    pelvisYaw: carried.turn + pelvis[0],
    pelvisTilt: pelvis[1] + supportTilt,
    pelvisPitch: pelvis[2],
    chestYaw: chest[0] - pelvis[0] * 0.6,
    chestTilt: chest[1] - (pelvis[1] + supportTilt) * 0.75,
    chestPitch: chest[2] + feel.chestPitch,
    ribsX: key.ribs?.[0] ?? 0,
    ribsZ: key.ribs?.[1] ?? 0,
    headYaw: head[0],
    headPitch: head[1],
    headTilt: head[2],
    leftShoulder: key.leftShoulder ?? 0,
    rightShoulder: key.rightShoulder ?? 0,
    ...armValues("left", key.leftArm ?? ATTENTION),
    ...armValues("right", key.rightArm ?? ATTENTION),
  };
}

function bake(key: KeyPose, at: { count: number; carried: Carried; feel: Feel }): TrackKey {
  const { carried, feel } = at;
  const left = placeFoot(carried.left, carried);
  const right = placeFoot(carried.right, carried);
  const weight = clamp(carried.weight, -1, 1);
  // The pelvis leans over the supporting foot, but never completely.
  const support = 0.5 + weight * 0.5 * 0.84;
  const [popX, popZ] = key.hips ?? [0, 0];
  const turn = carried.turn * DEGREE;
  const values = new Float64Array(channelCount);
  const named: Partial<Record<ChannelName, number>> = {
    ...bodyValues(key, carried, feel),
    pelvisX: lerp(right.x, left.x, support) + popX * Math.cos(turn) + popZ * Math.sin(turn),
    pelvisZ: lerp(right.z, left.z, support) - popX * Math.sin(turn) + popZ * Math.cos(turn),
  };
  for (const [name, value] of Object.entries(named)) values[channel[name as ChannelName]] = value;
  return {
    count: at.count,
    values,
    left,
    right,
    weight,
    jump: key.jump ?? 0,
    isDragged: key.isDragged ?? false,
    arrive: key.arrive,
  };
}

/** Fixes planted feet to the stage, so that they cannot slide later. */
export function trackOf(moves: readonly TrackMove[], feel: Feel): Track {
  const rest = restingFeet(feel.stance);
  let carried: Carried = { x: 0, z: 0, turn: 0, weight: 0, ...rest };
  let counts = 0;
  const keys: TrackKey[] = [];
  for (const move of moves) {
    if (move.isReset) {
      carried = { x: 0, z: 0, turn: fullTurns(carried.turn), weight: 0, ...rest };
    }
    for (const key of move.keys) {
      carried = carry(carried, key);
      keys.push(bake(key, { count: counts + key.count, carried, feel }));
    }
    counts += move.counts;
  }
  return { keys, counts, turned: fullTurns(carried.turn), feel };
}
