import type { ArmKey } from "./move";

type Row = readonly [out: number, up: number, front: number, elbow: number];

const rows = {
  down: [0.2, -0.93, 0.1, 25],
  side: [0.96, 0.03, 0.08, 40],
  high: [0.42, 0.88, 0.1, 55],
  up: [0.1, 0.98, 0.02, 50],
  front: [0.02, 0.02, 0.96, 35],
  hip: [0.2, -0.5, 0.1, 96],
  head: [-0.05, 0.52, 0.1, 105],
  chest: [-0.3, -0.15, 0.4, 85],
  cross: [-0.55, -0.08, 0.5, 60],
  low: [0.5, -0.72, 0.22, 45],
  back: [0.28, -0.68, -0.5, 20],
  punch: [-0.1, 0.08, 0.98, 60],
  diag: [0.68, 0.68, 0.1, 45],
  ldiag: [0.68, -0.62, 0.25, 40],
  guard: [0.05, -0.18, 0.48, 30],
  face: [-0.12, 0.3, 0.34, 75],
  shoulder: [0.02, 0.02, 0.22, 100],
  over: [-0.3, 0.86, 0.15, 85],
  goal: [0.52, 0.5, 0.12, 95],
  robot: [0.5, -0.42, 0.5, 90],
  frame: [0.55, 0.02, 0.55, 80],
  wrap: [-0.45, -0.45, 0.22, 80],
  thigh: [0.1, -0.72, 0.4, 60],
  swing: [0.12, -0.72, 0.55, 20],
  swingb: [0.2, -0.78, -0.42, 15],
  reach: [-0.35, 0.5, 0.75, 40],
  second: [0.88, -0.22, 0.3, 30],
  fifth: [-0.05, 0.82, 0.3, 85],
  first: [-0.15, -0.45, 0.5, 75],
  jab: [0.35, 0.05, 0.85, 70],
  hold: [0.45, -0.2, 0.6, 40],
  waveOut: [0.7, -0.25, 0.2, 110],
  waveIn: [0.7, -0.2, 0.2, 110],
} satisfies Record<string, Row>;

export function armPosition(name: string): ArmKey | undefined {
  const row: Row | undefined = (rows as Readonly<Record<string, Row>>)[name];
  if (!row) return undefined;
  const [out, up, front, elbow] = row;
  return { out, up, front, elbow };
}
