import type { Planes } from "./planes";
import { SHADES } from "./shading";

/** A cone in pixels. Depth grows towards the camera. */
export interface ScreenCone {
  readonly ax: number;
  readonly ay: number;
  readonly az: number;
  readonly aRadius: number;
  readonly bx: number;
  readonly by: number;
  readonly bz: number;
  readonly bRadius: number;
  readonly material: number;
  readonly blend: number;
  /** 0 body, 2 limb. */
  readonly kind: 0 | 2;
}

/** `flip` is −1 for a mirrored picture. */
export interface Paint {
  readonly table: Uint8Array;
  readonly flip: 1 | -1;
}

interface Setup {
  readonly ax: number;
  readonly ay: number;
  readonly az: number;
  readonly aRadius: number;
  readonly dx: number;
  readonly dy: number;
  readonly dz: number;
  readonly growth: number;
  readonly perSquare: number;
  readonly reach: number;
  readonly softness: number;
  readonly isCrisp: boolean;
  readonly kind: number;
  /** Index of the material's first byte. */
  readonly shades: number;
  readonly table: Uint8Array;
  readonly flip: number;
}

interface Row {
  readonly y: number;
  readonly left: number;
  readonly right: number;
}

const LAST = SHADES - 1;
const HALF = LAST / 2;

function setUp(cone: ScreenCone, { table, flip }: Paint): Setup {
  const { ax, ay, az, aRadius, bRadius } = cone;
  const dx = cone.bx - ax;
  const dy = cone.by - ay;
  const square = dx * dx + dy * dy;
  const reach = Math.max(aRadius, bRadius) + 1;
  return {
    ax,
    ay,
    az,
    aRadius,
    dx,
    dy,
    dz: cone.bz - az,
    growth: bRadius - aRadius,
    perSquare: square > 1e-6 ? 1 / square : 0,
    reach,
    softness: cone.blend * Math.min(aRadius, bRadius) + 0.5,
    isCrisp: cone.blend < 0.06,
    // A limb that points at the camera only shows its end.
    kind: square < reach * reach * 0.5 ? 0 : cone.kind,
    shades: cone.material * SHADES * SHADES * 3,
    table,
    flip,
  };
}

/** Returns the columns a cone can touch in one row. */
function rowOf(s: Setup, y: number, width: number): Row {
  let from = 0;
  let to = 1;
  if (Math.abs(s.dy) > 1e-3) {
    const a = (y - s.reach - s.ay) / s.dy;
    const b = (y + s.reach - s.ay) / s.dy;
    from = Math.min(1, Math.max(0, Math.min(a, b)));
    to = Math.min(1, Math.max(0, Math.max(a, b)));
  }
  const xa = s.ax + s.dx * from;
  const xb = s.ax + s.dx * to;
  return {
    y,
    left: Math.max(0, Math.floor(Math.min(xa, xb) - s.reach)),
    right: Math.min(width, Math.ceil(Math.max(xa, xb) + s.reach) + 1),
  };
}

/**
 * Opacity of a new surface at almost the same depth as another. `ahead` is −1 behind to 1 in front.
 * The end of a limb never covers the body it grows from, but the rest of the limb does.
 */
function share(ahead: number, mine: number, theirs: number): number {
  if (mine === theirs || mine === 0 || theirs === 0) return 0.5 + 0.5 * ahead;
  if (mine === 1) return Math.max(ahead, 0);
  return ahead > -0.2 ? 1 : 1.25 + 1.25 * ahead;
}

// Four fifths of all drawing happens in this loop, so it only uses local numbers.
// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: splitting it costs a third of the speed
function fillRow(layer: Planes, s: Setup, { y, left, right }: Row): void {
  const { luma, blue, red, alpha, depth, kind, width } = layer;
  const { ax, ay, az, aRadius, dx, dy, dz, growth, perSquare, softness, isCrisp, table } = s;
  const ey = y - ay;
  for (let x = left; x < right; x++) {
    const ex = x - ax;
    let t = (ex * dx + ey * dy) * perSquare;
    let mine: number = s.kind;
    if (t < 0 || t > 1) {
      t = t < 0 ? 0 : 1;
      mine >>= 1;
    }
    const ox = ex - dx * t;
    const oy = ey - dy * t;
    const radius = aRadius + growth * t;
    const square = ox * ox + oy * oy;
    if (square >= (radius + 0.5) * (radius + 0.5)) continue;
    const at = y * width + x;
    const before = depth[at] as number;
    const axis = az + dz * t;
    if (before > axis + radius + softness) continue;
    const inner = radius - 0.5;
    const isEdge = inner < 0 || square > inner * inner;
    const cover = isEdge ? Math.min(1, radius + 0.5 - Math.sqrt(square)) : 1;
    const under = radius * radius - square;
    const rise = under > 0 ? Math.sqrt(under) : 0;
    const z = axis + rise;
    if (z < before - softness) continue;
    let amount = cover;
    if (z < before + softness) {
      const ahead = (z - before) / softness;
      amount *= isCrisp ? 0.5 + 0.5 * ahead : share(ahead, mine, kind[at] as number);
      const slope = (rise / radius) * 1.6;
      if (!isCrisp && mine !== 2 && slope < 1) amount *= slope * slope;
      if (amount <= 0) continue;
    }
    const perRadius = HALF / radius;
    const nx = Math.min(LAST, Math.max(0, (HALF + 0.5 + ox * perRadius) | 0));
    const ny = Math.min(LAST, Math.max(0, (HALF + 0.5 + oy * s.flip * perRadius) | 0));
    const shade = s.shades + (ny * SHADES + nx) * 3;
    const covered = alpha[at] as number;
    if (covered === 0) {
      luma[at] = table[shade] as number;
      blue[at] = table[shade + 1] as number;
      red[at] = table[shade + 2] as number;
      alpha[at] = cover * 255;
      depth[at] = z;
      kind[at] = mine;
      continue;
    }
    const l = luma[at] as number;
    const b = blue[at] as number;
    const r = red[at] as number;
    luma[at] = l + ((table[shade] as number) - l) * amount;
    blue[at] = b + ((table[shade + 1] as number) - b) * amount;
    red[at] = r + ((table[shade + 2] as number) - r) * amount;
    if (cover * 255 > covered) alpha[at] = cover * 255;
    if (amount > 0.5) kind[at] = mine;
    if (z > before) depth[at] = cover > 0.5 ? z : before;
  }
}

export function rasterizeCone(layer: Planes, cone: ScreenCone, paint: Paint): void {
  const s = setUp(cone, paint);
  if (!(s.reach > 0)) return;
  const top = Math.max(0, Math.floor(Math.min(cone.ay, cone.by) - s.reach));
  const bottom = Math.min(layer.height, Math.ceil(Math.max(cone.ay, cone.by) + s.reach) + 1);
  const { bounds } = layer;
  for (let y = top; y < bottom; y++) {
    const row = rowOf(s, y, layer.width);
    fillRow(layer, s, row);
    if (row.left < bounds.left) bounds.left = row.left;
    if (row.right > bounds.right) bounds.right = row.right;
  }
  if (top < bounds.top) bounds.top = top;
  if (bottom > bounds.bottom) bounds.bottom = bottom;
}
