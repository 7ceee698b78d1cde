import { channel, channelCount, channelPart } from "./channel";
import { FollowThrough, type Hair } from "./follow-through";
import { type Cue, cuesAround, footAt, weightAt } from "./footwork";
import type { Joints } from "./joints";
import { legsFor } from "./leg-pose";
import type { Track } from "./track";
import { armOf, type Groove, upperBodyOver } from "./upper-body";
import { basisOf, smooth, type Vector } from "./vector";

const STEP = 0.01;
const SETTLE = 1.2;
const PELVIS_HEIGHT = 0.955;

interface Spring {
  readonly frequency: number;
  readonly damping: number;
  /** Seconds of lookahead that compensate the lag, so that hits land on the count. */
  readonly ahead: number;
}

/** The surrounding keys and the progress between them, 0–1. */
interface Moment {
  readonly before: Cue;
  readonly after: Cue;
  readonly arrived: number;
}

function springsOf({ feel }: Track): readonly Spring[] {
  const frequencies = [20, 17, 19, 13].map((frequency) => frequency * feel.snap);
  const damping = feel.isFlowing ? [0.95, 0.9, 0.85, 0.85] : [0.8, 0.66, 0.62, 0.6];
  const ahead = [1.5, 1.35, 1.3, 1.1];
  return frequencies.map((frequency, part) => ({
    frequency,
    damping: damping[part] ?? 1,
    ahead: (ahead[part] ?? 1) / frequency,
  }));
}

/** Rises and falls once per count, with a sharper peak. */
const pulse = (counts: number, lag: number, power: number): number =>
  (0.5 + 0.5 * Math.cos(counts * Math.PI * 2 - lag)) ** power;

/** Time only moves forward. */
export class Dancer {
  private readonly springs: readonly Spring[];
  private readonly values = new Float64Array(channelCount);
  private readonly speeds = new Float64Array(channelCount);
  private readonly secondsPerCount: number;
  private follow: FollowThrough | undefined;
  private joints: Joints | undefined;
  private time = Number.NaN;

  constructor(
    private readonly track: Track,
    countsPerMinute: number,
    private readonly hair: Hair,
  ) {
    this.springs = springsOf(track);
    this.secondsPerCount = 60 / countsPerMinute;
  }

  /** Latest requested time in seconds. NaN before the first call. */
  get now(): number {
    return this.time;
  }

  /** The first call simulates up to `seconds`, so that the dancer does not start from rest. */
  at(seconds: number): Joints {
    if (Number.isNaN(this.time)) this.start(seconds - SETTLE);
    while (this.time < seconds - 1e-6 || !this.joints) {
      const step = Math.min(STEP, Math.max(1e-6, seconds - this.time));
      this.spring(step);
      this.joints = this.pose(step);
    }
    return this.joints;
  }

  private start(seconds: number): void {
    this.time = seconds;
    const moment = this.momentAt(seconds);
    for (let i = 0; i < channelCount; i++) this.values[i] = this.target(i, moment);
  }

  private momentAt(seconds: number): Moment {
    const count = seconds / this.secondsPerCount;
    const [before, after] = cuesAround(this.track, count);
    const counts = after.count - before.count;
    const travel = Math.min(counts, after.key.arrive ?? this.track.feel.attack);
    return { before, after, arrived: smooth((count - (after.count - travel)) / travel) };
  }

  /** Target value of a channel, without its spring. */
  private target(index: number, { before, after, arrived }: Moment): number {
    const isYaw = index === channel.pelvisYaw;
    const from = (before.key.values[index] ?? 0) + (isYaw ? before.turned : 0);
    const to = (after.key.values[index] ?? 0) + (isYaw ? after.turned : 0);
    return from + (to - from) * arrived;
  }

  private spring(seconds: number): void {
    this.time += seconds;
    const moments = this.springs.map(({ ahead }) => this.momentAt(this.time + ahead));
    for (let i = 0; i < channelCount; i++) {
      const part = channelPart[i] ?? 0;
      const [spring, moment] = [this.springs[part], moments[part]];
      if (!spring || !moment) continue;
      const { frequency, damping } = spring;
      const gap = this.target(i, moment) - (this.values[i] ?? 0);
      const speed = this.speeds[i] ?? 0;
      const next =
        speed + (frequency * frequency * gap - 2 * damping * frequency * speed) * seconds;
      this.speeds[i] = next;
      this.values[i] = (this.values[i] ?? 0) + next * seconds;
    }
  }

  private groove(count: number): Groove {
    const { chestGroove } = this.track.feel;
    return {
      chest: chestGroove * 5 * pulse(count, 0.9, 1.6),
      head: chestGroove * 4 * pulse(count, 1.6, 2),
      breath: Math.sin(this.time * 2.1) * 0.6,
    };
  }

  private pose(seconds: number): Joints {
    const { feel } = this.track;
    const { values } = this;
    const v = (name: keyof typeof channel): number => values[channel[name]] ?? 0;
    const count = this.time / this.secondsPerCount;
    const feet = {
      left: footAt(this.track, "left", count),
      right: footAt(this.track, "right", count),
      weight: weightAt(this.track, count),
    };
    const bounce = feel.isFlowing ? 0 : feel.bounce * pulse(count, 0, 1.6);
    const jump = Math.max(feet.left.air, feet.right.air) * 0.95;
    const height = PELVIS_HEIGHT + feel.heelHeight * 0.088 + v("pelvisY") - bounce + jump;
    const basis = basisOf({
      yaw: v("pelvisYaw"),
      tilt: v("pelvisTilt"),
      pitch: v("pelvisPitch"),
    });
    const hanging: Vector = [v("pelvisX"), height, v("pelvisZ")];
    const { pelvis, legs } = legsFor({ position: hanging, basis }, feet, feel);
    const body = upperBodyOver({ position: pelvis, basis }, values, this.groove(count));
    const left = armOf(body, values, "left");
    const right = armOf(body, values, "right");
    this.follow ??= new FollowThrough(this.hair, body, [left, right]);
    const turnSpeed = this.speeds[channel.pelvisYaw] ?? 0;
    return {
      pelvis,
      pelvisBasis: basis,
      ...body,
      legs,
      arms: [
        { ...left, hand: this.follow.hand(0, left, seconds) },
        { ...right, hand: this.follow.hand(1, right, seconds) },
      ],
      hair: this.follow.swing(body, seconds),
      skirt: this.follow.flare(turnSpeed, seconds),
      turnSpeed,
    };
  }
}
