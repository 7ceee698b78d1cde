import { FRAMES_PER_SECOND } from "../../content/content-film";
import type { Choreography, ClipName } from "../choreography/choreography";
import { Dancer } from "../motion/dancer";
import type { ArmJoints, Joints } from "../motion/joints";
import { mirrored } from "../motion/move";
import { type Track, trackOf } from "../motion/track";
import { FOREARM, UPPER_ARM } from "../motion/upper-body";
import {
  add,
  between,
  distance,
  normalize,
  reachFor,
  shift,
  smooth,
  subtract,
  type Vector,
} from "../motion/vector";
import type { Look } from "../wardrobe/look";

export interface Placed {
  readonly joints: Joints;
  readonly look: Look;
  readonly offset: number;
}

const DUO = [-0.43, 0.43] as const;

const countsPerMinute = (framesPerEight: number): number =>
  (8 * 60 * FRAMES_PER_SECOND) / framesPerEight;

/** Two dancers mirror each other and hold hands when they are close. */
export class Ensemble {
  private readonly tracks = new Map<string, Track>();
  private readonly dancers = new Map<string, Dancer>();

  constructor(
    private readonly choreography: Choreography,
    private readonly framesPerEight: number,
  ) {}

  get looks(): readonly Look[] {
    return this.choreography.style.dancers;
  }

  /** An earlier time restarts the clip. */
  at(clip: ClipName, seconds: number): readonly Placed[] {
    const joints = this.looks.map((look, index) => this.dancer(clip, { look, index, seconds }));
    const [lead, follow] = joints;
    const [leadLook, followLook] = this.looks;
    if (!lead || !leadLook) throw new Error("A style needs a dancer");
    if (!follow || !followLook) return [{ joints: lead, look: leadLook, offset: 0 }];
    const [leadHolding, followHolding] = holdHands(lead, follow);
    return [
      { joints: leadHolding, look: leadLook, offset: DUO[0] },
      { joints: followHolding, look: followLook, offset: DUO[1] },
    ];
  }

  private dancer(clip: ClipName, who: { look: Look; index: number; seconds: number }): Joints {
    const key = `${clip}/${who.index}`;
    let dancer = this.dancers.get(key);
    if (!dancer || who.seconds < dancer.now - 1e-6) {
      dancer = new Dancer(this.track(clip, who), countsPerMinute(this.framesPerEight), {
        length: who.look.hairLength ?? 0.3,
        tiedAt: who.look.hair === "pony" ? 0.07 : 0.02,
      });
      this.dancers.set(key, dancer);
    }
    return dancer.at(who.seconds);
  }

  private track(clip: ClipName, { look, index }: { look: Look; index: number }): Track {
    const key = `${clip}/${index}`;
    const known = this.tracks.get(key);
    if (known) return known;
    const { style } = this.choreography;
    const moves = this.choreography[clip];
    const isHeeled = index > 0 && look.shoes === "heel";
    const feel = isHeeled ? { ...style.feel, heelHeight: 1 } : style.feel;
    const danced = index === 0 ? moves : moves.map((move) => ({ ...move, ...mirrored(move) }));
    const track = trackOf(danced, feel);
    this.tracks.set(key, track);
    return track;
  }
}

function reachedArm(arm: ArmJoints, target: Vector): ArmJoints {
  const pole = subtract(arm.elbow, between(arm.shoulder, arm.wrist, 0.5));
  const [elbow, wrist] = reachFor({
    root: arm.shoulder,
    target,
    upper: UPPER_ARM,
    lower: FOREARM,
    pole: normalize(add(pole, [0, -0.02, 0])),
  });
  return { ...arm, elbow, wrist };
}

/** Moves the inner hands together when they are near each other. */
function holdHands(lead: Joints, follow: Joints): readonly [Joints, Joints] {
  const [leadArm, followArm] = [lead.arms[0], follow.arms[1]];
  const from = add(leadArm.wrist, [DUO[0], 0, 0]);
  const to = add(followArm.wrist, [DUO[1], 0, 0]);
  const closeness = 1 - smooth((distance(from, to) - 0.5) / 0.45);
  if (closeness <= 0) return [lead, follow];
  const middle = between(from, to, 0.5);
  const pull = (wrist: Vector, offset: number): Vector =>
    shift(between(wrist, middle, closeness), [1, 0, 0], -offset);
  return [
    { ...lead, arms: [reachedArm(leadArm, pull(from, DUO[0])), lead.arms[1]] },
    { ...follow, arms: [follow.arms[0], reachedArm(followArm, pull(to, DUO[1]))] },
  ];
}
