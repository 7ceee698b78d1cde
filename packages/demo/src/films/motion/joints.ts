import type { Basis, Vector } from "./vector";

export interface LegJoints {
  readonly hip: Vector;
  readonly knee: Vector;
  readonly ankle: Vector;
  readonly ball: Vector;
  readonly toe: Vector;
  readonly heel: Vector;
  /** Height of the foot above the floor, metres. */
  readonly y: number;
  /** Direction of the toes. */
  readonly forward: Vector;
}

export interface ArmJoints {
  readonly shoulder: Vector;
  readonly elbow: Vector;
  readonly wrist: Vector;
  /** Direction of the fingers; they lag behind the forearm. */
  readonly hand: Vector;
}

/** A dancer at one moment, left side first. */
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
  /** Points of a strand of hair from the back of the head down. */
  readonly hair: readonly Vector[];
  /** How far a skirt flies out, 0–1. */
  readonly skirt: number;
  /** Degrees per second. */
  readonly turnSpeed: number;
}
