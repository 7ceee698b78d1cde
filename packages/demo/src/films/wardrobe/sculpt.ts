import type { Joints } from "../motion/joints";
import { sculptArms } from "./arms";
import { type Cone, Sculpture } from "./cone";
import { sculptHair } from "./hair";
import { sculptHead } from "./head";
import { sculptLegs } from "./legs";
import type { Look } from "./look";
import { sculptSkirt } from "./skirt";
import { sculptTorso } from "./torso";

export function sculpt(joints: Joints, look: Look): readonly Cone[] {
  const sculpture = new Sculpture(joints, look);
  sculptTorso(sculpture);
  sculptHead(sculpture);
  sculptHair(sculpture);
  sculpture.isLimb = true;
  sculptArms(sculpture);
  sculptLegs(sculpture);
  sculpture.isLimb = false;
  sculptSkirt(sculpture);
  return sculpture.cones;
}
