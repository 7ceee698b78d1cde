import type { ElementHandle } from "playwright-core";
import { type Clip, clipsOf } from "./clips";
import { coverAt } from "./hit-test";
import { minus, type Point, plus } from "./point";
import { type Aim, drawnBy, type Surface, surfaceOf } from "./surface";

/** Target within one of the nested documents: the element itself, or the frame that contains it. */
interface Layer extends Aim {
  /** The point to press in this document's viewport. */
  readonly point: Point;
}

/** Surface of an element in page coordinates. */
export interface View extends Surface {
  /** Boxes that clip it through all frames, outermost first, in page coordinates. */
  readonly clips: readonly Clip[];
  readonly cover: () => Promise<string | null>;
}

/** Measures an element through all the frames around it. */
export async function viewOf(target: ElementHandle, share: Point): Promise<View> {
  const drawn = await drawnBy(target);
  const surface = await surfaceOf({ target, drawn }, share);
  const layers = await throughFrames({ target, drawn, point: surface.point });
  const outermost = layers[0]?.point ?? surface.point;
  const clips = await Promise.all(
    layers.map(async (layer) => {
      const offset = minus(outermost, layer.point);
      return (await clipsOf(layer.drawn)).reverse().map((clip) => moved(clip, offset));
    }),
  );
  const cover = async () => {
    for (const layer of layers) {
      const found = await coverAt(layer, layer.point);
      if (found !== null) return found;
    }
    return null;
  };
  return { ...surface, point: outermost, clips: clips.flat(), cover };
}

/** Returns the layers of the frames around an element, the page first. */
async function throughFrames(innermost: Layer): Promise<readonly Layer[]> {
  const layers = [innermost];
  let { point } = innermost;
  for (let frame = await innermost.target.ownerFrame(); frame?.parentFrame(); ) {
    const element = await frame.frameElement();
    point = plus(point, await element.evaluate(contentCorner));
    layers.unshift({ target: element, drawn: element, point });
    frame = frame.parentFrame();
  }
  return layers;
}

/** Runs in the page. Returns the corner of a frame's document. */
function contentCorner(node: Node): Point {
  const frame = node as HTMLElement;
  const { left, top } = frame.getBoundingClientRect();
  const { paddingLeft, paddingTop } = getComputedStyle(frame);
  return {
    x: left + frame.clientLeft + Number.parseFloat(paddingLeft),
    y: top + frame.clientTop + Number.parseFloat(paddingTop),
  };
}

function moved(clip: Clip, by: Point): Clip {
  const { left, top, right, bottom, grip } = clip;
  return {
    ...clip,
    left: left + by.x,
    top: top + by.y,
    right: right + by.x,
    bottom: bottom + by.y,
    grip: { x: grip.x && plus(grip.x, by), y: grip.y && plus(grip.y, by) },
  };
}
