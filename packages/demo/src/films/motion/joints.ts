import type { Basis, Vector } from "./vector";

export interface LegJoints {
  readonly hip: Vector;
  readonly knee: Vector;
  readonly ankle: Vector;
  readonly ball: Vector;
  readonly toe: Vector;
  readonly heel: Vector;
  /** Height of the foot above the floor in meters. */
  readonly y: number;
  readonly forward: Vector;
}

export interface ArmJoints {
  readonly shoulder: Vector;
  readonly elbow: Vector;
  readonly wrist: Vector;
  /** Direction of the fingers, which lag behind the forearm. */
  readonly hand: Vector;
}

export interface Joints {
  readonly pelvis: Vector;
  readonly waist: Vector;
  readonly rib: Vector;
  readonly chest: Vector;
  readonly neckBase: Vector;
  readonly neckTop: Vector;
  readonly head: Vector;
  readonly jaw: Vector;
  readonly pelvisBasis: Basis;
  readonly ribBasis: Basis;
  readonly chestBasis: Basis;
  readonly headBasis: Basis;
  readonly legs: readonly [LegJoints, LegJoints];
  readonly arms: readonly [ArmJoints, ArmJoints];
  readonly hair: readonly Vector[];
  /** Flare of a skirt, 0–1. */
  readonly skirt: number;
  /** Degrees per second. */
  readonly turnSpeed: number;
}
