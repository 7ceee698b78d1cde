import type { Leg, Pose } from "./pose";

export type Point = [number, number];

/** Shoulder, elbow, wrist, and fingertips. */
export type ArmJoints = readonly [Point, Point, Point, Point];

export interface LegJoints {
  /** Hip, knee, ankle, and toe. */
  readonly chain: readonly [Point, Point, Point, Point];
  readonly heel: Point | null;
}

export interface Skeleton {
  readonly height: number;
  readonly hip: Point;
  readonly chest: Point;
  readonly neck: Point;
  readonly head: Point;
  readonly leftHip: Point;
  readonly rightHip: Point;
  readonly leftShoulder: Point;
  readonly rightShoulder: Point;
  readonly leftArm: ArmJoints;
  readonly rightArm: ArmJoints;
  readonly leftLeg: LegJoints;
  readonly rightLeg: LegJoints;
  /** Tilt of the head in degrees. */
  readonly tilt: number;
}

export interface Standing {
  readonly x: number;
  /** Position of the floor, which the lowest foot touches. */
  readonly ground: number;
  readonly height: number;
  readonly hasHeels?: boolean;
}

export const DEGREE = Math.PI / 180;

const along = (from: Point, angle: number, length: number): Point => [
  from[0] + Math.sin(angle * DEGREE) * length,
  from[1] + Math.cos(angle * DEGREE) * length,
];

const toSide = (from: Point, angle: number, length: number): Point => [
  from[0] + Math.cos(angle * DEGREE) * length,
  from[1] + Math.sin(angle * DEGREE) * length,
];

function armOf(shoulder: Point, angles: readonly [number, number], height: number): ArmJoints {
  const elbow = along(shoulder, angles[0], 0.155 * height);
  const wrist = along(elbow, angles[1], 0.14 * height);
  return [shoulder, elbow, wrist, along(wrist, angles[1], 0.062 * height)];
}

function legOf(hip: Point, angles: Leg, standing: Standing): LegJoints {
  const { height, hasHeels } = standing;
  const knee = along(hip, angles[0], 0.245 * height);
  const ankle = along(knee, angles[1], (hasHeels ? 0.255 : 0.245) * height);
  const foot = hasHeels ? angles[2] * 0.42 : angles[2];
  return {
    chain: [hip, knee, ankle, along(ankle, foot, 0.085 * height)],
    heel: hasHeels ? along(ankle, foot * -0.1, 0.075 * height) : null,
  };
}

function place(skeleton: Skeleton, dx: number, dy: number): void {
  const { leftArm, rightArm, leftLeg, rightLeg } = skeleton;
  const points = new Set<Point>([
    skeleton.hip,
    skeleton.chest,
    skeleton.neck,
    skeleton.head,
    ...leftArm,
    ...rightArm,
    ...leftLeg.chain,
    ...rightLeg.chain,
  ]);
  for (const heel of [leftLeg.heel, rightLeg.heel]) if (heel) points.add(heel);
  for (const point of points) {
    point[0] += dx;
    point[1] += dy;
  }
}

const lowest = ({ chain }: LegJoints): number => Math.max(chain[2][1], chain[3][1]);

export function skeletonOf(pose: Pose, standing: Standing): Skeleton {
  const { height } = standing;
  const hip: Point = [0, 0];
  const spine = pose.lean + pose.chest;
  const chest = along(hip, 180 - pose.lean, 0.165 * height);
  const neck = along(chest, 180 - spine, 0.125 * height);
  const shoulder = (side: -1 | 1): Point => {
    const [x, y] = toSide(neck, spine, side * 0.092 * height);
    return [x, y + 0.012 * height];
  };
  const leftShoulder = shoulder(-1);
  const rightShoulder = shoulder(1);
  const leftHip = toSide(hip, pose.lean * 0.6, -0.05 * height);
  const rightHip = toSide(hip, pose.lean * 0.6, 0.05 * height);
  const skeleton: Skeleton = {
    height,
    hip,
    chest,
    neck,
    head: along(neck, 180 - spine - pose.head, 0.095 * height),
    leftHip,
    rightHip,
    leftShoulder,
    rightShoulder,
    leftArm: armOf(leftShoulder, pose.leftArm, height),
    rightArm: armOf(rightShoulder, pose.rightArm, height),
    leftLeg: legOf(leftHip, pose.leftLeg, standing),
    rightLeg: legOf(rightHip, pose.rightLeg, standing),
    tilt: spine + pose.head,
  };
  const low = Math.max(lowest(skeleton.leftLeg), lowest(skeleton.rightLeg));
  place(skeleton, standing.x, standing.ground - low - 0.018 * height - pose.jump * height);
  return skeleton;
}
