import type { FootPlace, Track, TrackKey } from "./track";
import { clamp, lerp, smooth } from "./vector";

/** A foot at one moment. */
export interface FootNow {
  readonly x: number;
  readonly z: number;
  readonly yaw: number;
  readonly heel: number;
  /** Height above the floor, metres, with step arc and jump. */
  readonly y: number;
  /** Part of the height that is a jump. */
  readonly air: number;
  /** 0 while the foot is planted. */
  readonly moving: number;
  /** Height the choreography asks for. */
  readonly lift: number;
}

/** A key of the endless track. */
export interface Cue {
  readonly key: TrackKey;
  readonly count: number;
  /** Degrees turned in the repetitions before. */
  readonly turned: number;
}

/** The keys before and after a count. */
export function cuesAround(track: Track, count: number): readonly [Cue, Cue] {
  const cycle = Math.floor(count / track.counts);
  const within = count - cycle * track.counts + 1e-9;
  let index = -1;
  while (index + 1 < track.keys.length && (track.keys[index + 1]?.count ?? 0) <= within) index++;
  return [cueAt(track, cycle, index), cueAt(track, cycle, index + 1)];
}

function cueAt(track: Track, cycle: number, index: number): Cue {
  const total = track.keys.length;
  const wrapped = ((index % total) + total) % total;
  const lap = cycle + Math.floor(index / total);
  const key = track.keys[wrapped];
  if (!key) throw new Error("A track needs at least one key pose");
  return { key, count: key.count + lap * track.counts, turned: lap * track.turned };
}

/** Counts of travel of one step; long ones need more time. */
function travelCounts(feet: readonly [FootPlace, FootPlace], counts: number, step: number): number {
  const [from, to] = feet;
  const far = Math.hypot(from.x - to.x, from.z - to.z) > 0.5;
  const high = Math.abs(from.lift - to.lift) > 0.3;
  return far || high ? Math.min(counts * 0.95, 1) : Math.min(counts * 0.92, step);
}

interface StepShape {
  readonly walked: number;
  readonly twisted: number;
  readonly phase: number;
  readonly isDragged: boolean;
  readonly stepLift: number;
}

function arcOf({ walked, twisted, phase, isDragged, stepLift }: StepShape): number {
  const swing = Math.sin(Math.PI * phase);
  if (walked > 0.03) {
    const height = isDragged ? 0.012 : clamp(0.035 + walked * 0.16, 0.03, 0.13);
    return swing * (twisted > 80 ? 0.35 : 1) * height * stepLift;
  }
  return twisted > 25 ? swing * 0.02 : 0;
}

function jumpAt(cue: Cue, count: number, counts: number): number {
  if (!cue.key.jump) return 0;
  const time = Math.min(counts, 0.8);
  const flown = clamp((count - (cue.count - time)) / time, 0, 1);
  return 4 * cue.key.jump * flown * (1 - flown);
}

/** Where a foot is at a count; it travels on an arc and lands on the count. */
export function footAt(track: Track, side: "left" | "right", count: number): FootNow {
  const [before, after] = cuesAround(track, count);
  const [from, to] = [before.key[side], after.key[side]];
  const counts = after.count - before.count;
  const [fromYaw, toYaw] = [from.yaw + before.turned, to.yaw + after.turned];
  const travel = travelCounts([from, to], counts, track.feel.step);
  const phase = clamp((count - (after.count - travel - 0.03)) / travel, 0, 1);
  const eased = phase < 0.5 ? 2 * phase * phase : 1 - 2 * (1 - phase) * (1 - phase);
  const walked = Math.hypot(from.x - to.x, from.z - to.z);
  const moving = walked > 0.03 ? Math.sin(Math.PI * phase) : 0;
  const arc = arcOf({
    walked,
    twisted: Math.abs(fromYaw - toYaw),
    phase,
    isDragged: after.key.isDragged,
    stepLift: track.feel.stepLift,
  });
  const air = jumpAt(after, count, counts);
  const lift = lerp(from.lift, to.lift, eased);
  return {
    x: lerp(from.x, to.x, eased),
    z: lerp(from.z, to.z, eased),
    yaw: lerp(fromYaw, toYaw, eased),
    heel: Math.max(lerp(from.heel, to.heel, eased), moving * 0.35),
    y: lift + arc + air,
    air,
    moving,
    lift,
  };
}

/** Where the weight is at a count: −1 right, 1 left. */
export function weightAt(track: Track, count: number): number {
  const [before, after] = cuesAround(track, count);
  const time = Math.min(after.count - before.count, 0.9);
  return lerp(before.key.weight, after.key.weight, smooth((count - (after.count - time)) / time));
}
