import type { Joints } from "../motion/joints";
import type { Vector } from "../motion/vector";
import type { Look } from "./look";

/** Also the index into the shading table. */
export const material = {
  skin: 0,
  top: 1,
  bottom: 2,
  shoes: 3,
  hair: 4,
  accent: 5,
  dark: 6,
  lips: 7,
} as const;

export type Material = (typeof material)[keyof typeof material];

/** Two spheres and the volume between them, in meters. All body parts consist of cones. */
export interface Cone {
  readonly from: Vector;
  readonly fromRadius: number;
  readonly to: Vector;
  readonly toRadius: number;
  readonly material: Material;
  /** Softness of the blend with neighbors, in radii. Below 0.06 the edge is crisp. */
  readonly blend: number;
  /** Limbs pass in front of the body instead of blending with it. */
  readonly isLimb: boolean;
}

export type Shape = readonly [from: Vector, fromRadius: number, to: Vector, toRadius: number];

export class Sculpture {
  readonly cones: Cone[] = [];
  /** Marks cones added from now on as limbs. */
  isLimb = false;

  constructor(
    readonly joints: Joints,
    readonly look: Look,
  ) {}

  put(made: Material, [from, fromRadius, to, toRadius]: Shape, blend = 0.5): void {
    const { isLimb } = this;
    this.cones.push({ from, fromRadius, to, toRadius, material: made, blend, isLimb });
  }

  get girth(): number {
    return this.look.girth ?? 1;
  }

  get hasBareMiddle(): boolean {
    return this.look.top === "crop" || this.look.top === "bra";
  }

  get hasStraps(): boolean {
    return ["bra", "tank", "dress"].includes(this.look.top);
  }
}
