/** Relative to the dancer's spot. Meters, toe-out in degrees, heel 0–1, lift in meters. */
export interface FootKey {
  readonly x: number;
  readonly z: number;
  readonly toe: number;
  readonly heel: number;
  readonly lift: number;
}

/** Position of a hand in arm lengths from the shoulder, and direction of the elbow. */
export interface ArmKey {
  readonly out: number;
  readonly up: number;
  readonly front: number;
  /** Degrees. 0 points the elbow down, 90 to the side. */
  readonly elbow: number;
}

/** Degrees. */
export type TurnKey = readonly [yaw: number, tilt: number, pitch: number];

/** Feet, weight, position, and turn persist. Other values default to the neutral pose. */
export interface KeyPose {
  /** Count inside the move, from 0. */
  readonly count: number;
  readonly left?: FootKey;
  readonly right?: FootKey;
  /** −1 on the right foot, 1 on the left. */
  readonly weight?: number;
  /** Depth of the pelvis below standing height, in meters. */
  readonly crouch?: number;
  /** Hip pop to the left and forward, in meters. */
  readonly hips?: readonly [number, number];
  readonly pelvis?: TurnKey;
  readonly chest?: TurnKey;
  /** Rib-cage isolation to the left and forward, in meters. */
  readonly ribs?: readonly [number, number];
  /** Degrees. */
  readonly head?: readonly [yaw: number, pitch: number, tilt: number];
  readonly leftArm?: ArmKey;
  readonly rightArm?: ArmKey;
  /** Shoulder lift in meters. */
  readonly leftShoulder?: number;
  readonly rightShoulder?: number;
  /** Travel of the whole dancer in meters. */
  readonly x?: number;
  readonly z?: number;
  /** Facing of the whole dancer, in degrees to the left. */
  readonly turn?: number;
  /** Height of a jump on the way to this key, in meters. */
  readonly jump?: number;
  /** The feet drag along the floor on the way to this key. */
  readonly isDragged?: boolean;
  /** Counts used to arrive. Defaults to the style's attack. */
  readonly arrive?: number;
}

export interface Move {
  readonly name: string;
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

export function mirrored(move: Move): Move {
  return { ...move, name: otherSide(move.name), keys: move.keys.map(flipPose) };
}
