import type { LegJoints } from "../motion/joints";
import { between, type Vector } from "../motion/vector";
import { type Material, material, type Sculpture } from "./cone";

const SOFT = 0.8;

/** The point at `amount` of the way from the ankle to the knee. */
const hemOf = (leg: LegJoints, amount: number): Vector => between(leg.ankle, leg.knee, amount);

function sculptLimb(s: Sculpture, leg: LegJoints, thick: number): void {
  const { bottom } = s.look;
  const isBare = bottom === "shorts" || bottom === "skirt" || bottom === "dress";
  const cloth: Material = isBare ? material.skin : material.bottom;
  const thigh = between(leg.hip, leg.knee, 0.45);
  const calf = between(leg.knee, leg.ankle, 0.28);
  if (bottom === "shorts") {
    s.put(material.bottom, [leg.hip, thick * 1.2, thigh, thick * 1.18], SOFT);
  } else {
    s.put(cloth, [leg.hip, thick * 1.12, thigh, thick * 0.96], 0.9);
  }
  s.put(cloth, [thigh, thick * 0.94, leg.knee, 0.057], SOFT);
  s.put(cloth, [leg.knee, 0.056, calf, 0.057], SOFT);
  s.put(cloth, [calf, 0.056, leg.ankle, 0.036], SOFT);
}

function sculptTrousers(s: Sculpture, leg: LegJoints, thick: number): void {
  const { bottom } = s.look;
  if (bottom === "baggy") {
    s.put(material.bottom, [leg.hip, thick * 1.14, leg.knee, 0.08], 1.3);
    s.put(material.bottom, [leg.knee, 0.08, hemOf(leg, 0.1), 0.083], 1.3);
  }
  if (bottom === "flare") {
    s.put(material.bottom, [leg.knee, 0.06, hemOf(leg, 0.02), 0.1], SOFT);
  }
  if (bottom === "suit") {
    s.put(material.bottom, [leg.hip, thick * 1.1, leg.knee, 0.075], SOFT);
    s.put(material.bottom, [leg.knee, 0.075, leg.ankle, 0.062], SOFT);
  }
}

function sculptHeeledShoe(s: Sculpture, leg: LegJoints): void {
  const { ankle, heel, ball, toe, knee, forward, y } = leg;
  s.put(material.shoes, [ankle, 0.033, heel, 0.03], SOFT);
  s.put(material.shoes, [heel, 0.03, ball, 0.032], SOFT);
  s.put(material.shoes, [ball, 0.032, toe, 0.018], SOFT);
  const tip: Vector = [
    heel[0] - forward[0] * 0.01,
    Math.max(0.008 + y, ball[1] - 0.024),
    heel[2] - forward[2] * 0.01,
  ];
  s.put(material.accent, [heel, 0.016, tip, 0.007], 0.4);
  if (s.look.hasBoots) {
    s.put(material.shoes, [ankle, 0.042, between(knee, ankle, 0.28), 0.06], 0.7);
  }
}

function sculptFlatShoe(s: Sculpture, leg: LegJoints): void {
  const { ankle, heel, ball, toe } = leg;
  const isSneaker = s.look.shoes === "sneaker";
  const size = isSneaker ? 1.28 : 1;
  const made = s.look.shoes === "bare" ? material.skin : material.shoes;
  s.put(made, [ankle, 0.04 * size, heel, 0.036 * size], SOFT);
  s.put(made, [heel, 0.038 * size, ball, 0.036 * size], SOFT);
  s.put(made, [ball, 0.036 * size, toe, 0.028 * size], SOFT);
  if (!isSneaker) return;
  const sole: Vector = [heel[0], heel[1] - 0.024, heel[2]];
  s.put(material.accent, [sole, 0.026, [toe[0], toe[1] - 0.018, toe[2]], 0.024], 0.3);
}

export function sculptLegs(s: Sculpture): void {
  const thick = 0.083 * s.girth + (s.look.isCurvy ? 0.006 : 0);
  for (const leg of s.joints.legs) {
    sculptLimb(s, leg, thick);
    sculptTrousers(s, leg, thick);
    if (s.look.shoes === "heel") sculptHeeledShoe(s, leg);
    else sculptFlatShoe(s, leg);
  }
}
