import type { FootPlace, Track, TrackKey } from "./track";
import { clamp, lerp, smooth } from "./vector";

export interface FootNow {
  readonly x: number;
  readonly z: number;
  readonly yaw: number;
  readonly heel: number;
  /** Height above the floor in meters, with step arc and jump. */
  readonly y: number;
  /** The jump's part of the height. */
  readonly air: number;
  /** 0 while the foot is planted. */
  readonly moving: number;
  /** Height set by the choreography. */
  readonly lift: number;
}

export interface Cue {
  readonly key: TrackKey;
  readonly count: number;
  /** Degrees turned in earlier repetitions. */
  readonly turned: number;
}

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

/** Travel time of one step in counts. Long steps take more time. */
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

/** The foot travels on an arc and lands on the count. */
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

/** −1 on the right foot, 1 on the left. */
export function weightAt(track: Track, count: number): number {
  const [before, after] = cuesAround(track, count);
  const time = Math.min(after.count - before.count, 0.9);
  return lerp(before.key.weight, after.key.weight, smooth((count - (after.count - time)) / time));
}
