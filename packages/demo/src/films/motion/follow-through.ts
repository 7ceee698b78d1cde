import type { ArmJoints } from "./joints";
import type { UpperBody } from "./upper-body";
import {
  add,
  between,
  clamp,
  distance,
  local,
  normalize,
  scale,
  shift,
  subtract,
  type Vector,
} from "./vector";

const STRANDS = 5;
const GRAVITY = 9.8;

/** Lengths in meters. */
export interface Hair {
  readonly length: number;
  /** Attachment point above the middle of the head. */
  readonly tiedAt: number;
}

type BareArm = Omit<ArmJoints, "hand">;

/** Secondary motion. Hands lag behind wrists, hair swings, and skirts flare with turns. */
export class FollowThrough {
  private readonly hands: Vector[];
  private strand: Vector[];
  private before: Vector[];
  private skirt = 0;

  constructor(
    private readonly hair: Hair,
    body: UpperBody,
    arms: readonly [BareArm, BareArm],
  ) {
    this.hands = arms.map((arm) => normalize(subtract(arm.wrist, arm.elbow)));
    const anchor = this.anchorOf(body);
    const part = hair.length / STRANDS;
    this.strand = Array.from({ length: STRANDS + 1 }, (_, i) => [
      anchor[0],
      anchor[1] - i * part,
      anchor[2],
    ]);
    this.before = [...this.strand];
  }

  /** Direction of an arm's fingers after `seconds`. */
  hand(index: 0 | 1, arm: BareArm, seconds: number): Vector {
    const straight = normalize(subtract(arm.wrist, arm.elbow));
    const follow = 1 - Math.exp(-seconds * 16);
    const lagging = normalize(between(this.hands[index] ?? straight, straight, follow));
    this.hands[index] = lagging;
    return normalize(add(lagging, scale(straight, 0.35)));
  }

  swing(body: UpperBody, seconds: number): readonly Vector[] {
    const square = seconds * seconds;
    const back = body.headBasis[2];
    const moved = this.strand.map((point, i): Vector => {
      const old = this.before[i] ?? point;
      const inertia = (axis: 0 | 1 | 2) => point[axis] + (point[axis] - old[axis]) * 0.955;
      return [
        inertia(0) - back[0] * 0.9 * square,
        inertia(1) - GRAVITY * square,
        inertia(2) - back[2] * 0.9 * square,
      ];
    });
    this.before = this.strand;
    moved[0] = this.anchorOf(body);
    for (let pass = 0; pass < 3; pass++) this.hang(moved, body);
    this.strand = moved;
    return moved;
  }

  /** `turnSpeed` is in degrees per second. */
  flare(turnSpeed: number, seconds: number): number {
    const wanted = clamp(Math.abs(turnSpeed) / 500, 0, 1);
    this.skirt += (wanted - this.skirt) * (1 - Math.exp(-seconds * 5));
    return this.skirt;
  }

  private anchorOf(body: UpperBody): Vector {
    return local(body.head, body.headBasis, [0, this.hair.tiedAt, -0.1]);
  }

  /** Keeps the segment lengths and avoids the head and shoulders. */
  private hang(points: Vector[], body: UpperBody): void {
    const part = this.hair.length / STRANDS;
    for (let i = 1; i <= STRANDS; i++) {
      const [above, point] = [points[i - 1], points[i]];
      if (!above || !point) continue;
      const way = subtract(point, above);
      const stretched = distance(point, above) || 1e-6;
      points[i] = this.outside(shift(point, way, -(stretched - part) / stretched), body);
    }
  }

  private outside(point: Vector, { head, chest, neckBase }: UpperBody): Vector {
    const fromHead = distance(point, head);
    const clear = fromHead < 0.115 ? shift(head, subtract(point, head), 0.115 / fromHead) : point;
    const [dx, dz] = [clear[0] - chest[0], clear[2] - chest[2]];
    const fromChest = Math.hypot(dx, dz);
    if (fromChest >= 0.13 || clear[1] >= neckBase[1]) return clear;
    const push = 0.13 / (fromChest || 1e-3);
    return [chest[0] + dx * push, clear[1], chest[2] + dz * push];
  }
}
