/** Where a foot is, relative to the dancer's spot: metres, toe-out degrees, heel 0–1, lift metres. */
export interface FootKey {
  readonly x: number;
  readonly z: number;
  readonly toe: number;
  readonly heel: number;
  readonly lift: number;
}

/** Where a hand is held, in arm lengths from the shoulder, and how far the elbow points out. */
export interface ArmKey {
  readonly out: number;
  readonly up: number;
  readonly front: number;
  /** Degrees; 0 points the elbow down, 90 to the side. */
  readonly elbow: number;
}

/** Yaw, tilt and pitch in degrees. */
export type TurnKey = readonly [yaw: number, tilt: number, pitch: number];

/**
 * One key pose. Feet, weight, place and turn persist from key to key; everything else falls back to
 * the neutral pose when a key does not name it.
 */
export interface KeyPose {
  /** Count inside the move, 0 is the first. */
  readonly count: number;
  readonly left?: FootKey;
  readonly right?: FootKey;
  /** −1 on the right foot, 1 on the left. */
  readonly weight?: number;
  /** How far the pelvis sinks, metres. */
  readonly crouch?: number;
  /** Hip pop to the left and forward, metres. */
  readonly hips?: readonly [number, number];
  readonly pelvis?: TurnKey;
  readonly chest?: TurnKey;
  /** Rib-cage isolation to the left and forward, metres. */
  readonly ribs?: readonly [number, number];
  /** Yaw, pitch and tilt in degrees. */
  readonly head?: readonly [yaw: number, pitch: number, tilt: number];
  readonly leftArm?: ArmKey;
  readonly rightArm?: ArmKey;
  /** Shoulder lifts, metres. */
  readonly leftShoulder?: number;
  readonly rightShoulder?: number;
  /** Travel of the whole dancer, metres. */
  readonly x?: number;
  readonly z?: number;
  /** Facing of the whole dancer, degrees to the left. */
  readonly turn?: number;
  /** Height of a jump on the way to this key, metres. */
  readonly jump?: number;
  /** The feet drag along the floor on the way to this key. */
  readonly isDragged?: boolean;
  /** Counts used to arrive; the style's attack when absent. */
  readonly arrive?: number;
}

/** Four counts of dance. */
export interface Move {
  readonly name: string;
  /** What a teacher calls over the music. */
  readonly cue: string;
  readonly keys: readonly KeyPose[];
  readonly counts: number;
}

const flipFoot = (foot: FootKey): FootKey => ({ ...foot, x: -foot.x, toe: -foot.toe });
const flipTurn = ([yaw, tilt, pitch]: TurnKey): TurnKey => [-yaw, -tilt, pitch];

function flipPose(key: KeyPose): KeyPose {
  const { left, right, leftArm, rightArm, leftShoulder, rightShoulder, ...rest } = key;
  return {
    ...rest,
    ...(right && { left: flipFoot(right) }),
    ...(left && { right: flipFoot(left) }),
    ...(rightArm && { leftArm: rightArm }),
    ...(leftArm && { rightArm: leftArm }),
    ...(rightShoulder !== undefined && { leftShoulder: rightShoulder }),
    ...(leftShoulder !== undefined && { rightShoulder: leftShoulder }),
    ...(key.weight !== undefined && { weight: -key.weight }),
    ...(key.x !== undefined && { x: -key.x }),
    ...(key.turn !== undefined && { turn: -key.turn }),
    ...(key.hips && { hips: [-key.hips[0], key.hips[1]] as const }),
    ...(key.ribs && { ribs: [-key.ribs[0], key.ribs[1]] as const }),
    ...(key.pelvis && { pelvis: flipTurn(key.pelvis) }),
    ...(key.chest && { chest: flipTurn(key.chest) }),
    ...(key.head && { head: [-key.head[0], key.head[1], -key.head[2]] as const }),
  };
}

const otherSide = (text: string): string =>
  text.replace(/\b(left|right)\b/g, (side) => (side === "left" ? "right" : "left"));

/** The same move on the other side. */
export function mirrored(move: Move): Move {
  return { ...move, name: otherSide(move.name), keys: move.keys.map(flipPose) };
}
