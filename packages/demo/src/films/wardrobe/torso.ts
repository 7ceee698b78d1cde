import { local } from "../motion/vector";
import { material, type Sculpture } from "./cone";

const SOFT = 0.9;

function sculptHips(s: Sculpture): void {
  const { pelvis, pelvisBasis: basis, waist } = s.joints;
  const curve = s.look.isCurvy ? 1 : 0;
  const half = 0.068 + curve * 0.012;
  const round = 0.088 + curve * 0.012;
  const at = (x: number, y: number, z: number) => local(pelvis, basis, [x, y, z]);
  s.put(material.bottom, [at(half, -0.015, 0), round, at(-half, -0.015, 0), round], SOFT);
  s.put(material.bottom, [at(0, 0.02, 0), 0.108, waist, curve ? 0.092 : 0.106], SOFT);
  const seat = 0.078 + curve * 0.01;
  s.put(material.bottom, [at(0.045, -0.03, -0.055), seat, at(-0.045, -0.03, -0.055), seat], SOFT);
}

function sculptBelly(s: Sculpture): void {
  const { waist, rib, ribBasis } = s.joints;
  const { isCurvy } = s.look;
  const cloth = s.hasBareMiddle ? material.skin : material.top;
  s.put(cloth, [waist, isCurvy ? 0.09 : 0.105, rib, isCurvy ? 0.094 : 0.114], SOFT);
  const side = isCurvy ? 0.074 : 0.085;
  const left = local(waist, ribBasis, [0.03, 0, 0]);
  s.put(cloth, [left, side, local(waist, ribBasis, [-0.03, 0, 0]), side], SOFT);
}

function sculptChest(s: Sculpture): void {
  const { rib, chest, chestBasis: basis } = s.joints;
  const { isCurvy } = s.look;
  const at = (x: number, y: number, z: number) => local(chest, basis, [x, y, z]);
  s.put(material.top, [rib, isCurvy ? 0.1 : 0.116, chest, isCurvy ? 0.1 : 0.115], SOFT);
  const wide = isCurvy ? 0.062 : 0.078;
  const deep = isCurvy ? 0.088 : 0.098;
  s.put(material.top, [at(wide, 0.01, 0), deep, at(-wide, 0.01, 0), deep], SOFT);
  if (!isCurvy) return;
  for (const side of [1, -1]) {
    const outer = at(side * 0.055, -0.035, 0.062);
    s.put(material.top, [outer, 0.052, at(side * 0.05, -0.03, 0.06), 0.05], SOFT);
  }
}

function sculptShoulders(s: Sculpture): void {
  const { neckBase, neckTop, chestBasis: basis } = s.joints;
  const at = (x: number, y: number) => local(neckBase, basis, [x, y, 0]);
  const cloth = s.hasStraps ? material.skin : material.top;
  s.put(cloth, [at(0.1, -0.055), 0.062, at(-0.1, -0.055), 0.062], SOFT);
  s.put(material.skin, [at(0, -0.02), 0.075, neckTop, 0.046], 0.8);
}

function sculptLooseTop(s: Sculpture): void {
  const { pelvis, pelvisBasis, waist, ribBasis, chest, chestBasis, neckBase } = s.joints;
  const { top } = s.look;
  if (top !== "hoodie" && top !== "jacket" && top !== "tee") return;
  const extra = top === "tee" ? 0.006 : 0.022;
  const wide = 0.104 + extra;
  for (const side of [1, -1]) {
    const low = local(waist, ribBasis, [side * 0.03, 0, 0]);
    s.put(material.top, [low, wide, local(chest, chestBasis, [side * 0.06, 0, 0]), wide], 1.8);
  }
  const hem = (x: number) => local(pelvis, pelvisBasis, [x, 0.05, 0]);
  s.put(material.top, [hem(0.05), 0.112 + extra, hem(-0.05), 0.112 + extra], 1.4);
  if (top === "hoodie") {
    const hood = (x: number) => local(neckBase, chestBasis, [x, 0, -0.07]);
    s.put(material.top, [hood(0.06), 0.06, hood(-0.06), 0.06], SOFT);
  }
  if (top === "jacket") {
    const zip = local(chest, chestBasis, [0.02, 0.07, 0.1]);
    s.put(material.accent, [zip, 0.02, local(pelvis, pelvisBasis, [0.03, 0.08, 0.12]), 0.02], 0.3);
  }
}

function sculptWaistband(s: Sculpture): void {
  if (!s.hasBareMiddle && s.look.bottom === "skirt") return;
  const { pelvis, pelvisBasis } = s.joints;
  const round = 0.095 + (s.look.isCurvy ? 0.003 : 0);
  const at = (x: number) => local(pelvis, pelvisBasis, [x, 0.055, 0]);
  s.put(material.bottom, [at(0.07), round, at(-0.07), round], 0.3);
}

export function sculptTorso(s: Sculpture): void {
  sculptHips(s);
  sculptBelly(s);
  sculptChest(s);
  sculptShoulders(s);
  sculptLooseTop(s);
  sculptWaistband(s);
}
