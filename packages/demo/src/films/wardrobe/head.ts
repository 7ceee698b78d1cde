import { local, type Vector } from "../motion/vector";
import { type Material, material, type Sculpture } from "./cone";

const CRISP = 0.02;

type At = (x: number, y: number, z: number) => Vector;

function sculptFace(s: Sculpture, at: At): void {
  for (const side of [1, -1]) {
    const eye = at(side * 0.03, 0.006, 0.0985);
    s.put(material.dark, [eye, 0.0105, at(side * 0.047, 0.009, 0.0925), 0.0085], CRISP);
    const brow = at(side * 0.024, 0.036, 0.0985);
    s.put(material.hair, [brow, 0.0055, at(side * 0.056, 0.038, 0.086), 0.0045], CRISP);
  }
  const mouth = at(0.017, -0.064, 0.0865);
  s.put(material.lips, [mouth, 0.0065, at(-0.017, -0.064, 0.0865), 0.0065], CRISP);
}

export function sculptHead(s: Sculpture): void {
  const { head, jaw, headBasis } = s.joints;
  const at: At = (x, y, z) => local(head, headBasis, [x, y, z]);
  const skin: Material = material.skin;
  s.put(skin, [jaw, 0.056, head, 0.1], 0.9);
  s.put(skin, [at(0, 0.01, -0.02), 0.1, at(0, -0.005, 0.012), 0.098], 0.9);
  s.put(skin, [at(0, -0.03, 0.095), 0.014, at(0, -0.012, 0.09), 0.01], 0.9);
  for (const side of [1, -1]) {
    const ear = at(side * 0.1, -0.02, 0);
    s.put(skin, [ear, 0.02, at(side * 0.1, 0, -0.005), 0.022], 0.6);
  }
  sculptFace(s, at);
}
