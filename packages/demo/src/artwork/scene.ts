import type { SKRSContext2D } from "@napi-rs/canvas";
import { type PoseName, poseAt } from "./pose";
import { type Skeleton, skeletonOf } from "./skeleton";
import type { StyleLook } from "./style-look";

export type Treatment = "trail" | "print" | "disc" | "strip" | "tubes";

/** Lengths are fractions of the picture's width or height. */
export interface Composition {
  readonly treatment: Treatment;
  readonly keys: readonly PoseName[];
  readonly seed: number;
  /** Position of the held pose as a fraction of the width. */
  readonly focusX: number;
  /** Height of the dancer as a fraction of the height. */
  readonly scale: number;
  /** Length of the trail as a fraction of the width. */
  readonly spread: number;
  /** Position of the floor as a fraction of the height. */
  readonly ground: number;
  readonly isFlipped?: boolean;
  /** Position of the head for a close crop, in place of `ground`. */
  readonly headY?: number;
}

export interface Scene {
  readonly c: SKRSContext2D;
  readonly width: number;
  readonly height: number;
  readonly look: StyleLook;
  readonly composition: Composition;
  readonly focus: readonly [x: number, y: number];
  readonly dancerHeight: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export function sceneOf(
  c: SKRSContext2D,
  size: Size,
  picture: { readonly look: StyleLook; readonly composition: Composition },
): Scene {
  const { look, composition } = picture;
  const dancerHeight = size.height * composition.scale;
  const x = size.width * composition.focusX;
  const floor = size.height * composition.ground;
  const standing = { x, ground: floor, height: dancerHeight, ...heels(look) };
  const head = skeletonOf(poseAt(composition.keys, 1), standing).head[1];
  const lift = composition.headY === undefined ? 0 : size.height * composition.headY - head;
  return { c, ...size, look, composition, focus: [x, floor + lift], dancerHeight };
}

const heels = (look: StyleLook) => ({ hasHeels: look.costume.hasHeels ?? false });

/** Returns the dancer at `moment` (0–1) of the trail. */
export function dancerAt(
  scene: Scene,
  moment: number,
  other: {
    readonly x?: number;
    readonly offset?: number;
    readonly ground?: number;
    readonly height?: number;
    readonly keys?: readonly PoseName[];
  } = {},
): Skeleton {
  const { composition, focus, width, look } = scene;
  const trail = focus[0] - (1 - moment) * width * composition.spread;
  return skeletonOf(poseAt(other.keys ?? composition.keys, moment), {
    x: (other.x ?? trail) + (other.offset ?? 0),
    ground: other.ground ?? focus[1],
    height: other.height ?? scene.dancerHeight,
    ...heels(look),
  });
}

export function drawGrain(scene: Scene, random: () => number, amount: number): void {
  const { c, width, height } = scene;
  c.save();
  for (let i = 0; i < Math.floor((width * height) / 90); i++) {
    const isLight = random() < 0.5;
    const alpha = amount * random() * (isLight ? 1 : 1.4);
    c.fillStyle = isLight ? `rgba(255,255,255,${alpha})` : `rgba(0,0,0,${alpha})`;
    c.fillRect(random() * width, random() * height, 1.2, 1.2);
  }
  c.restore();
}
