import type { Cone } from "../wardrobe/cone";
import type { Camera } from "./camera";
import type { Frame } from "./frame";
import type { Bounds, Planes } from "./planes";
import { rasterizeCone, type ScreenCone } from "./rasterize-cone";

const FAR = -1e9;

export interface Drawing {
  readonly camera: Camera;
  /** Shading table of the dancer under the current light. */
  readonly shading: Uint8Array;
  readonly isReflection: boolean;
  /** Layer pixels per picture pixel. */
  readonly scale: number;
}

/** A buffer with depth and opacity into which dancers are drawn before compositing. */
export class Layer implements Planes {
  readonly luma: Uint8Array;
  readonly blue: Uint8Array;
  readonly red: Uint8Array;
  readonly alpha: Uint8Array;
  readonly depth: Float32Array;
  readonly kind: Uint8Array;
  readonly bounds: Bounds;

  constructor(
    readonly width: number,
    readonly height: number,
  ) {
    const pixels = width * height;
    this.luma = new Uint8Array(pixels);
    this.blue = new Uint8Array(pixels);
    this.red = new Uint8Array(pixels);
    this.alpha = new Uint8Array(pixels);
    this.kind = new Uint8Array(pixels);
    this.depth = new Float32Array(pixels).fill(FAR);
    this.bounds = { left: width, top: height, right: 0, bottom: 0 };
  }

  clear(): void {
    const { width, bounds, alpha, depth } = this;
    for (let row = bounds.top; row < bounds.bottom; row++) {
      alpha.fill(0, row * width + bounds.left, row * width + bounds.right);
      depth.fill(FAR, row * width + bounds.left, row * width + bounds.right);
    }
    Object.assign(bounds, { left: width, top: this.height, right: 0, bottom: 0 });
  }

  draw(cones: readonly Cone[], drawing: Drawing): void {
    const onScreen = cones.map((cone) => project(cone, drawing));
    onScreen.sort((a, b) => a.order - b.order);
    const flip = drawing.isReflection ? -1 : 1;
    for (const cone of onScreen) rasterizeCone(this, cone, { table: drawing.shading, flip });
  }

  /** Expects a frame of the same size. */
  composite(frame: Frame): void {
    const { width, bounds } = this;
    const right = Math.min(width, (bounds.right + 1) & ~1);
    const bottom = Math.min(this.height, (bounds.bottom + 1) & ~1);
    for (let y = bounds.top & ~1; y < bottom; y += 2) {
      for (let x = bounds.left & ~1; x < right; x += 2) this.compositeQuad(frame, x, y);
    }
  }

  private compositeQuad(frame: Frame, x: number, y: number): void {
    const { width, luma, blue, red, alpha } = this;
    const first = y * width + x;
    let covered = 0;
    let u = 0;
    let v = 0;
    for (let k = 0; k < 4; k++) {
      const at = first + (k & 1) + (k >> 1) * width;
      const a = alpha[at] ?? 0;
      if (a === 0) continue;
      covered += a;
      u += (blue[at] ?? 0) * a;
      v += (red[at] ?? 0) * a;
      const under = frame.luma[at] ?? 0;
      frame.luma[at] = under + (((luma[at] ?? 0) - under) * a) / 255;
    }
    if (covered === 0) return;
    const chroma = (y >> 1) * (width >> 1) + (x >> 1);
    const share = covered / 1020;
    const [underU, underV] = [frame.blue[chroma] ?? 0, frame.red[chroma] ?? 0];
    frame.blue[chroma] = underU + (u / covered - underU) * share;
    frame.red[chroma] = underV + (v / covered - underV) * share;
  }
}

function project(
  cone: Cone,
  { camera, isReflection, scale }: Drawing,
): ScreenCone & { order: number } {
  const side = isReflection ? -1 : 1;
  const a = camera.see([cone.from[0], cone.from[1] * side, cone.from[2]]);
  const b = camera.see([cone.to[0], cone.to[1] * side, cone.to[2]]);
  return {
    ax: a.x * scale,
    ay: a.y * scale,
    az: a.depth * scale,
    aRadius: cone.fromRadius * a.scale * scale,
    bx: b.x * scale,
    by: b.y * scale,
    bz: b.depth * scale,
    bRadius: cone.toRadius * b.scale * scale,
    material: cone.material,
    blend: cone.blend,
    kind: cone.isLimb ? 2 : 0,
    order: Math.max(a.depth, b.depth) * 0.5 + (a.depth + b.depth) * 0.25,
  };
}
