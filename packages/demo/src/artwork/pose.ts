/** Angles in degrees. 0 hangs down, 90 points to the viewer's right, 180 up, negative left. */
export interface Pose {
  readonly lean: number;
  readonly chest: number;
  readonly head: number;
  /** Upper arm and forearm. */
  readonly leftArm: Arm;
  readonly rightArm: Arm;
  /** Thigh, shin, and foot. */
  readonly leftLeg: Leg;
  readonly rightLeg: Leg;
  /** Height of a jump in body heights. */
  readonly jump: number;
}

export type Arm = readonly [number, number];
export type Leg = readonly [number, number, number];

/** Torso lean, chest, and head | left arm | right arm | left leg | right leg, then jump height. */
const rows = {
  stand: "0 0 0 | -14 -8 | 14 8 | -6 -3 -70 | 6 3 70",
  hit: "-7 -4 -8 | -92 -172 | 146 152 | -30 -14 -72 | 36 28 70",
  hit2: "8 6 10 | -138 -128 | 64 -30 | -44 -40 -74 | 34 -8 62",
  groove: "9 10 4 | -46 34 | 58 -18 | -44 4 -70 | 40 -6 66",
  groove2: "-11 -8 -6 | -66 8 | 42 -44 | -36 10 -70 | 50 2 66",
  low: "-16 -6 12 | -74 -150 | 84 142 | -64 16 -62 | 60 -12 62",
  low2: "15 8 -10 | -82 -128 | 70 158 | -56 12 -62 | 66 -18 62",
  wide: "-20 10 16 | -118 -104 | 112 96 | -70 8 -62 | 64 22 66",
  stomp: "-8 -6 0 | -60 10 | 86 160 | -14 4 -70 | 66 -34 -2",
  freeze: "22 14 -20 | -112 -172 | 40 -52 | -62 14 -64 | 62 64 72",
  afro: "-14 -8 10 | -82 -166 | 86 166 | -12 8 -68 | 78 -24 -6",
  afro2: "14 8 -10 | -86 -160 | 80 170 | -78 24 6 | 12 -8 68",
  strut: "4 -8 -6 | -50 46 | 30 22 | -8 -5 -52 | 26 -30 16",
  hipL: "12 -14 -6 | -54 44 | 128 168 | -22 4 -54 | 22 18 52",
  hipR: "-12 14 6 | -130 -166 | 54 -44 | -22 -18 -52 | 22 -4 54",
  lunge: "10 14 18 | -58 -66 | 152 146 | -76 2 -66 | 60 62 74",
  lungeUp: "-6 -16 -18 | -160 -168 | 64 -40 | 62 -6 58 | -58 -62 -74",
  pop: "-4 14 -10 | -64 -20 | 64 20 | -26 2 -68 | 26 -2 68",
  reach: "16 12 10 | -58 -50 | 138 130 | -34 -20 -68 | 34 6 66",
  fall: "-30 -26 -30 | -150 -160 | 158 170 | -30 22 -60 | 40 46 70",
  passe: "2 2 4 | -148 164 | 148 -164 | 0 0 -20 | 66 -46 -24",
  arabesque: "-34 14 -8 | -122 -116 | 82 72 | 2 -2 -50 | 106 112 120",
  offer: "14 6 8 | -74 -84 | 118 112 | -46 -38 -72 | 44 -4 64",
  salsa: "6 -8 4 | -72 24 | 98 164 | -16 8 -52 | 32 -12 44",
  salsa2: "-8 8 -6 | -96 -162 | 74 -22 | -30 10 -46 | 18 -4 54",
  flare: "14 16 20 | -104 -96 | 158 172 | -10 2 -50 | 56 48 62",
  kick: "-18 6 -6 | -104 -98 | 62 40 | 2 -3 -60 | 124 122 128",
  kpop: "-8 -4 -8 | -54 118 | 132 132 | -18 -8 -68 | 12 30 66",
  kpop2: "8 4 8 | -132 -132 | 54 -118 | -12 -30 -66 | 18 8 68",
  jazz: "0 4 0 | -140 -136 | 140 136 | -34 -32 -74 | 34 32 74",
  leap: "-8 14 -8 | -116 -104 | 112 120 | -84 -86 -92 | 80 88 96 | 0.36",
} as const;

export type PoseName = keyof typeof rows;

function toPose(name: PoseName): Pose {
  const parts = rows[name].split(" | ").map((part) => part.split(" ").map(Number));
  const part = (index: number): readonly [number, number, number] => {
    const [a = 0, b = 0, c = 0] = parts[index] ?? [];
    return [a, b, c];
  };
  const arm = (index: number): Arm => [part(index)[0], part(index)[1]];
  const [lean, chest, head] = part(0);
  return {
    ...{ lean, chest, head },
    ...{ leftArm: arm(1), rightArm: arm(2) },
    ...{ leftLeg: part(3), rightLeg: part(4) },
    jump: part(5)[0],
  };
}

const blend = (from: number, to: number, amount: number): number => from + (to - from) * amount;

/** Takes the shorter direction. */
function blendAngle(from: number, to: number, amount: number): number {
  let turn = to - from;
  while (turn > 180) turn -= 360;
  while (turn < -180) turn += 360;
  return from + turn * amount;
}

const blendArm = (from: Arm, to: Arm, amount: number): Arm => [
  blendAngle(from[0], to[0], amount),
  blendAngle(from[1], to[1], amount),
];

const blendLeg = (from: Leg, to: Leg, amount: number): Leg => [
  blendAngle(from[0], to[0], amount),
  blendAngle(from[1], to[1], amount),
  blendAngle(from[2], to[2], amount),
];

function blendPose(from: Pose, to: Pose, amount: number): Pose {
  return {
    lean: blend(from.lean, to.lean, amount),
    chest: blend(from.chest, to.chest, amount),
    head: blend(from.head, to.head, amount),
    leftArm: blendArm(from.leftArm, to.leftArm, amount),
    rightArm: blendArm(from.rightArm, to.rightArm, amount),
    leftLeg: blendLeg(from.leftLeg, to.leftLeg, amount),
    rightLeg: blendLeg(from.rightLeg, to.rightLeg, amount),
    jump: blend(from.jump, to.jump, amount),
  };
}

const ease = (t: number): number => (t < 0.5 ? 4 * t * t * t : 1 - (-2 * t + 2) ** 3 / 2);

/** Returns the pose at `moment` (0–1) of the way through the key poses. */
export function poseAt(keys: readonly PoseName[], moment: number): Pose {
  const last = keys.length - 1;
  const place = Math.min(last - 1e-6, Math.max(0, moment * last));
  const index = Math.floor(place);
  const from = toPose(keys[index] ?? "stand");
  const to = toPose(keys[index + 1] ?? "stand");
  return blendPose(from, to, ease(place - index));
}
