import { add, clamp, local, normalize, scale, shift, subtract } from "../motion/vector";
import { material, type Sculpture } from "./cone";

const PLEATS = 16;

/** Pleats that follow both thighs and flare with turns. */
export function sculptSkirt(s: Sculpture): void {
  const { bottom, skirtLength = 0.34 } = s.look;
  if (bottom !== "skirt" && bottom !== "dress") return;
  const { pelvis, pelvisBasis, legs, skirt, turnSpeed } = s.joints;
  const sway = -clamp(turnSpeed / 60, -0.35, 0.35);
  const fly = 0.24 + skirt * 0.5;
  for (let i = 0; i < PLEATS; i++) {
    const angle = (i / PLEATS) * Math.PI * 2;
    const [x, z] = [Math.sin(angle), Math.cos(angle)];
    const top = local(pelvis, pelvisBasis, [x * 0.09, 0.03, z * 0.075]);
    const leg = legs[x > 0 ? 0 : 1];
    const thigh = scale(subtract(leg.knee, leg.hip), Math.abs(x) * 0.6 + 0.2);
    const out = local([0, 0, 0], pelvisBasis, [x + sway * z, 0, z - sway * x]);
    const fall = add(add(thigh, scale(out, fly)), [0, -0.32 * (1 - skirt * 0.55), 0]);
    const hem = shift(top, normalize(fall), skirtLength);
    s.put(material.bottom, [top, 0.046, hem, 0.056], 1.5);
  }
}
