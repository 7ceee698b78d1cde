import type { ArmJoints } from "../motion/joints";
import { between, cross, normalize, shift, type Vector } from "../motion/vector";
import { material, type Sculpture } from "./cone";

type Sleeve = "none" | "short" | "long";

function sleeveOf(s: Sculpture): Sleeve {
  if (s.look.top === "tee") return "short";
  return ["hoodie", "jacket", "shirt"].includes(s.look.top) ? "long" : "none";
}

/** The point at `amount` of the way from the wrist to the elbow. */
const cuff = (arm: ArmJoints, amount: number): Vector => between(arm.wrist, arm.elbow, amount);

function sculptBareArm(s: Sculpture, arm: ArmJoints, thick: number): void {
  s.put(material.skin, [arm.shoulder, thick, arm.elbow, thick * 0.72], 0.8);
  s.put(material.skin, [arm.elbow, thick * 0.74, arm.wrist, thick * 0.5], 0.8);
  if (!s.look.hasGloves) return;
  s.put(material.accent, [cuff(arm, 0.45), thick * 0.66, arm.wrist, thick * 0.56], 0.4);
}

function sculptShortSleeve(s: Sculpture, arm: ArmJoints, thick: number): void {
  const hem = between(arm.shoulder, arm.elbow, 0.55);
  s.put(material.top, [arm.shoulder, thick * 1.25, hem, thick * 1.3], 0.8);
  s.put(material.skin, [hem, thick * 0.82, arm.elbow, thick * 0.74]);
  s.put(material.skin, [arm.elbow, thick * 0.76, arm.wrist, thick * 0.52], 0.8);
}

function sculptLongSleeve(s: Sculpture, arm: ArmJoints, thick: number): void {
  const wide = thick * (s.look.top === "shirt" ? 1.1 : 1.42);
  s.put(material.top, [arm.shoulder, wide, arm.elbow, wide * 0.9], 0.8);
  s.put(material.top, [arm.elbow, wide * 0.92, cuff(arm, 0.08), wide * 0.66], 0.8);
  s.put(material.accent, [cuff(arm, 0.1), wide * 0.68, cuff(arm, 0.04), wide * 0.68], 0.3);
}

function sculptHand(s: Sculpture, arm: ArmJoints): void {
  const aside = normalize(cross(arm.hand, s.joints.chestBasis[2]));
  const along = (metres: number) => shift(arm.wrist, arm.hand, metres);
  s.put(material.skin, [arm.wrist, 0.026, along(0.05), 0.034], 0.9);
  s.put(material.skin, [along(0.085), 0.032, along(0.155), 0.013], 0.8);
  const thumb = shift(along(0.05), aside, 0.022);
  s.put(material.skin, [thumb, 0.016, shift(along(0.095), aside, 0.05), 0.012], 0.8);
  if (!s.look.hasBangles) return;
  s.put(material.accent, [cuff(arm, 0.02), 0.034, cuff(arm, 0.05), 0.034], 0.3);
}

export function sculptArms(s: Sculpture): void {
  const thick = 0.052 * (s.look.isCurvy ? 0.88 : 1.06) * s.girth;
  const cover = { none: sculptBareArm, short: sculptShortSleeve, long: sculptLongSleeve };
  const sleeve = cover[sleeveOf(s)];
  for (const arm of s.joints.arms) {
    const cloth = s.hasStraps ? material.skin : material.top;
    s.put(cloth, [arm.shoulder, thick * 1.12, arm.shoulder, thick * 1.12], 0.9);
    sleeve(s, arm, thick);
    sculptHand(s, arm);
  }
}
