import { drawBackdrop, drawVignette } from "./backdrop";
import { INK, mix, rgba, WHITE } from "./colour";
import { drawFigure } from "./figure";
import type { PoseName } from "./pose";
import { besides, drawRibbon, ribbons, type TrailInk } from "./ribbon";
import type { Scene } from "./scene";
import type { Point, Skeleton } from "./skeleton";

const EXPOSURES = 72;

/** The second dancer's pose for each pose of the first. */
const answers: Partial<Record<PoseName, PoseName>> = {
  stand: "stand",
  reach: "offer",
  lunge: "lungeUp",
  lungeUp: "reach",
  offer: "arabesque",
};

function strokeLimb(scene: Scene, points: readonly Point[]): void {
  const { c } = scene;
  c.beginPath();
  points.forEach((point, i) => {
    if (i === 0) c.moveTo(...point);
    else c.lineTo(...point);
  });
  c.stroke();
}

function drawWires(scene: Scene, ink: TrailInk, at: (moment: number) => Skeleton): void {
  const { c, dancerHeight } = scene;
  c.lineWidth = Math.max(0.7, dancerHeight * 0.0022);
  c.lineCap = "round";
  c.lineJoin = "round";
  for (let i = 0; i < EXPOSURES; i++) {
    const moment = i / (EXPOSURES - 1);
    const s = at(moment);
    c.strokeStyle = rgba(mix(ink.old, ink.fresh, moment), 0.05 + 0.13 * moment);
    for (const limb of [s.leftLeg.chain, s.rightLeg.chain, s.leftArm, s.rightArm]) {
      strokeLimb(scene, limb);
    }
    c.beginPath();
    c.moveTo(...s.hip);
    c.quadraticCurveTo(...s.chest, ...s.head);
    c.stroke();
  }
}

function drawEchoes(scene: Scene, ink: TrailInk, at: (moment: number) => Skeleton): void {
  const { c, look, composition } = scene;
  const faint = composition.treatment === "print" ? 0.07 : 0.05;
  for (let k = 0; k < 7; k++) {
    const moment = k / 7;
    c.save();
    c.globalAlpha = faint + 0.24 * moment ** 1.8;
    c.fillStyle = mix(ink.old, ink.fresh, moment * 0.6);
    drawFigure(c, at(moment), look.costume);
    c.restore();
  }
}

function drawReflection(scene: Scene, skeleton: Skeleton, alpha: number): void {
  const { c, width, height, look } = scene;
  const floor = scene.focus[1];
  c.save();
  c.beginPath();
  c.rect(0, floor, width, height - floor);
  c.clip();
  c.translate(0, floor * 2);
  c.scale(1, -1);
  c.globalAlpha = alpha;
  drawFigure(c, skeleton, look.costume);
  c.restore();
}

function drawDancer(scene: Scene, ink: TrailInk, at: (moment: number) => Skeleton): void {
  const { c, look, composition } = scene;
  const isBright = composition.treatment === "print";
  c.save();
  c.globalCompositeOperation = isBright ? "multiply" : "screen";
  drawWires(scene, ink, at);
  for (const ribbon of ribbons) drawRibbon(scene, ribbon, { ink, at });
  c.restore();
  drawEchoes(scene, ink, at);
  const held = at(1);
  c.fillStyle = ink.fresh;
  drawReflection(scene, held, isBright ? 0.16 : 0.2);
  c.fillStyle = ink.fresh;
  drawFigure(c, held, look.costume);
}

export function drawTrail(scene: Scene): void {
  const { look, composition, dancerHeight } = scene;
  const isBright = composition.treatment === "print";
  drawBackdrop(scene, isBright);
  const ink = {
    old: isBright ? mix(look.light, look.dark, 0.55) : look.light,
    fresh: isBright ? mix(look.dark, INK, 0.35) : mix(look.light, WHITE, 0.8),
  };
  drawDancer(scene, ink, besides(scene, 0));
  if (look.isDuo) {
    const answer = composition.keys.map((key) => answers[key] ?? key);
    drawDancer(scene, ink, besides(scene, -dancerHeight * 0.46, answer));
  }
  drawVignette(scene, isBright);
}
