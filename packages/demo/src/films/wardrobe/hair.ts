import { add, lerp, local, scale, type Vector } from "../motion/vector";
import { material, type Sculpture } from "./cone";
import type { HairStyle } from "./look";

/** A cone in head coordinates. */
type Patch = readonly [
  from: Vector,
  fromRadius: number,
  to: Vector,
  toRadius: number,
  blend: number,
];

/** A hanging strand with the thickness at both ends and its sideways offset. */
type Strand = readonly [thick: number, thin: number, aside: number];

interface HairCut {
  readonly patches: readonly Patch[];
  readonly strands: readonly Strand[];
}

const cap = (y: number, z: number, radius: number): Patch => [
  [0.006, y, z],
  radius,
  [-0.006, y, z],
  radius,
  0.02,
];

const pair = (right: Vector, radius: number, blend: number): Patch => [
  right,
  radius,
  [-right[0], right[1], right[2]],
  radius,
  blend,
];

const scalp: readonly Patch[] = [
  cap(0.026, -0.022, 0.111),
  cap(0.01, -0.05, 0.098),
  pair([0.04, -0.045, -0.055], 0.058, 0.3),
];

const cuts: Readonly<Record<HairStyle, HairCut>> = {
  afro: {
    patches: [
      cap(0.055, -0.05, 0.142),
      pair([0.085, 0.03, -0.06], 0.1, 0.6),
      pair([0.04, 0.1, 0], 0.085, 0.5),
    ],
    strands: [],
  },
  cap: { patches: [pair([0.04, -0.03, -0.07], 0.07, 0.6)], strands: [] },
  short: {
    patches: [...scalp, [[0.035, 0.09, 0.035], 0.038, [-0.03, 0.1, 0.03], 0.042, 0.3]],
    strands: [],
  },
  pony: { patches: [...scalp, cap(0.075, -0.105, 0.04)], strands: [[0.05, 0.018, 0]] },
  long: {
    patches: scalp,
    strands: [
      [0.075, 0.03, 0],
      [0.055, 0.025, 0.05],
      [0.055, 0.025, -0.05],
    ],
  },
  braids: {
    patches: scalp,
    strands: [
      [0.028, 0.014, 0.045],
      [0.028, 0.014, -0.045],
      [0.03, 0.014, 0],
    ],
  },
  bun: {
    patches: [...scalp, [[0, 0.13, -0.06], 0.052, [0, 0.14, -0.06], 0.05, 0.6]],
    strands: [],
  },
  bob: {
    patches: [
      ...scalp,
      pair([0.045, 0.066, 0.06], 0.042, 0.3),
      [[0.078, 0.03, -0.02], 0.055, [0.092, -0.085, 0.012], 0.038, 0.3],
      [[-0.078, 0.03, -0.02], 0.055, [-0.092, -0.085, 0.012], 0.038, 0.3],
      pair([0.05, -0.08, -0.06], 0.06, 0.8),
    ],
    strands: [],
  },
  spaceBuns: {
    patches: [
      ...scalp,
      [[0.08, 0.1, -0.03], 0.048, [0.085, 0.11, -0.03], 0.046, 0.5],
      [[-0.08, 0.1, -0.03], 0.048, [-0.085, 0.11, -0.03], 0.046, 0.5],
    ],
    strands: [],
  },
};

/** Depth, half width, and height of each slice of a cap's peak. */
const peak = [
  [0.088, 0.072, 0.044],
  [0.106, 0.068, 0.041],
  [0.124, 0.06, 0.037],
  [0.142, 0.048, 0.032],
  [0.158, 0.032, 0.027],
] as const;

function sculptBaseballCap(s: Sculpture): void {
  const { head, headBasis } = s.joints;
  const at = (offset: Vector) => local(head, headBasis, offset);
  const crown = at([0, 0.045, -0.02]);
  s.put(material.accent, [crown, 0.108, at([0, 0.035, 0.01]), 0.108], 0.2);
  for (const [z, half, y] of peak) {
    const left = at([half, y - 0.004, z - 0.006]);
    const right = at([-half, y - 0.004, z - 0.006]);
    s.put(material.accent, [left, 0.0125, right, 0.0125], 1.6);
  }
}

function sculptStrand(s: Sculpture, [thick, thin, aside]: Strand): void {
  const { hair, headBasis } = s.joints;
  const offset = scale(headBasis[0], aside);
  const last = hair.length - 1;
  hair.slice(0, last).forEach((point, i) => {
    const next = hair[i + 1] ?? point;
    const from = lerp(thick, thin, i / last);
    const to = lerp(thick, thin, (i + 1) / last);
    s.put(material.hair, [add(point, offset), from, add(next, offset), to], 0.8);
  });
}

/** Strands follow the simulated hair chain. */
export function sculptHair(s: Sculpture): void {
  const { head, headBasis } = s.joints;
  const cut = cuts[s.look.hair];
  if (s.look.hair === "cap") sculptBaseballCap(s);
  for (const [from, fromRadius, to, toRadius, blend] of cut.patches) {
    const start = local(head, headBasis, from);
    s.put(material.hair, [start, fromRadius, local(head, headBasis, to), toRadius], blend);
  }
  for (const strand of cut.strands) sculptStrand(s, strand);
}
