import type { SKRSContext2D } from "@napi-rs/canvas";
import {
  type Composition,
  drawGrain,
  type Scene,
  type Size,
  sceneOf,
  type Treatment,
} from "./scene";
import { seededRandom } from "./seeded-random";
import type { StyleLook } from "./style-look";
import { drawDisc } from "./treatment-disc";
import { drawStrip } from "./treatment-strip";
import { drawTrail } from "./treatment-trail";
import { drawTubeStage } from "./treatment-tubes";

const treatments: Readonly<Record<Treatment, (scene: Scene) => void>> = {
  trail: drawTrail,
  print: drawTrail,
  disc: drawDisc,
  strip: drawStrip,
  tubes: drawTubeStage,
};

/** Deterministic. The same arguments give the same pixels. */
export function drawPoster(
  c: SKRSContext2D,
  size: Size,
  picture: { readonly look: StyleLook; readonly composition: Composition },
): void {
  const { composition } = picture;
  const scene = sceneOf(c, size, picture);
  c.save();
  if (composition.isFlipped) {
    c.translate(size.width, 0);
    c.scale(-1, 1);
  }
  treatments[composition.treatment](scene);
  drawGrain(scene, seededRandom(composition.seed * 7919 + 13), 0.05);
  c.restore();
}
