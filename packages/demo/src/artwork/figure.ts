import type { SKRSContext2D } from "@napi-rs/canvas";
import type { HairCut } from "../content/content-instructor";
import { drawHair } from "./hair";
import type { ArmJoints, LegJoints, Point, Skeleton } from "./skeleton";
import { DEGREE } from "./skeleton";

export interface Costume {
  readonly hair: HairCut;
  readonly hasHeels?: boolean;
  readonly hasFlares?: boolean;
  readonly hasOpenHands?: boolean;
}

const between = (a: Point, b: Point, amount: number): Point => [
  a[0] + (b[0] - a[0]) * amount,
  a[1] + (b[1] - a[1]) * amount,
];
const beyond = (a: Point, b: Point, amount: number): Point => between(a, b, -amount);

interface Limb {
  readonly from: Point;
  readonly fromRadius: number;
  readonly to: Point;
  readonly toRadius: number;
}

function capsule(c: SKRSContext2D, { from, fromRadius, to, toRadius }: Limb): void {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1e-6;
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
  const taper = Math.max(-1, Math.min(1, (fromRadius - toRadius) / length));
  const offset = Math.acos(taper);
  c.moveTo(
    from[0] + Math.cos(angle + offset) * fromRadius,
    from[1] + Math.sin(angle + offset) * fromRadius,
  );
  c.arc(from[0], from[1], fromRadius, angle + offset, angle - offset + Math.PI * 2, false);
  c.arc(to[0], to[1], toRadius, angle - offset, angle + offset, false);
  c.closePath();
}

function drawLeg(
  c: SKRSContext2D,
  leg: LegJoints,
  scale: { height: number; flare: boolean },
): void {
  const r = (part: number) => part * scale.height;
  const [hip, knee, ankle, toe] = leg.chain;
  const kneeRadius = r(scale.flare ? 0.05 : 0.04);
  capsule(c, { from: hip, fromRadius: r(0.058), to: knee, toRadius: kneeRadius });
  const hem = r(scale.flare ? 0.044 : 0.0225);
  capsule(c, { from: knee, fromRadius: kneeRadius, to: ankle, toRadius: hem });
  if (leg.heel) {
    capsule(c, { from: ankle, fromRadius: r(0.018), to: toe, toRadius: r(0.011) });
    capsule(c, { from: ankle, fromRadius: r(0.012), to: leg.heel, toRadius: r(0.0035) });
    return;
  }
  const sole = r(scale.flare ? 0.024 : 0.02);
  capsule(c, { from: ankle, fromRadius: sole, to: toe, toRadius: r(0.014) });
}

function drawArm(c: SKRSContext2D, [shoulder, elbow, wrist, tip]: ArmJoints, height: number): void {
  const r = (part: number) => part * height;
  capsule(c, { from: shoulder, fromRadius: r(0.033), to: elbow, toRadius: r(0.0255) });
  capsule(c, { from: elbow, fromRadius: r(0.0255), to: wrist, toRadius: r(0.0175) });
  capsule(c, { from: wrist, fromRadius: r(0.0185), to: tip, toRadius: r(0.0085) });
}

function drawTorsoOutline(c: SKRSContext2D, s: Skeleton): void {
  const waist = (hip: Point) => beyond(between(s.chest, hip, 0.42), s.chest, 0.5);
  const left = waist(s.leftHip);
  const right = waist(s.rightHip);
  const leftEdge = beyond(s.leftShoulder, s.neck, 0.22);
  const rightEdge = beyond(s.rightShoulder, s.neck, 0.22);
  c.beginPath();
  c.moveTo(...leftEdge);
  c.quadraticCurveTo(...between(s.leftShoulder, left, 0.5), ...left);
  c.quadraticCurveTo(...left, ...beyond(s.leftHip, s.hip, 0.75));
  c.lineTo(...beyond(s.rightHip, s.hip, 0.75));
  c.quadraticCurveTo(...right, ...right);
  c.quadraticCurveTo(...between(s.rightShoulder, right, 0.5), ...rightEdge);
  c.quadraticCurveTo(s.neck[0], s.neck[1] - 0.03 * s.height, ...leftEdge);
  c.closePath();
  c.fill();
}

function drawTorso(c: SKRSContext2D, s: Skeleton): void {
  const r = (part: number) => part * s.height;
  drawTorsoOutline(c, s);
  const middle = between(s.leftShoulder, s.rightShoulder, 0.5);
  const throat = between(s.neck, s.head, 0.6);
  c.beginPath();
  for (const [from, fromPart, to, toPart] of [
    [s.leftShoulder, 0.026, s.rightShoulder, 0.026],
    [s.neck, 0.024, throat, 0.021],
    [s.leftHip, 0.05, s.rightHip, 0.05],
    [s.chest, 0.066, s.hip, 0.058],
    [middle, 0.05, s.chest, 0.068],
  ] as const) {
    capsule(c, { from, fromRadius: r(fromPart), to, toRadius: r(toPart) });
  }
  c.fill();
}

function drawHead(c: SKRSContext2D, s: Skeleton, hair: HairCut): void {
  c.save();
  c.translate(...s.head);
  c.rotate(s.tilt * DEGREE);
  c.beginPath();
  c.ellipse(0, -0.004 * s.height, 0.046 * s.height, 0.058 * s.height, 0, 0, 7);
  c.fill();
  drawHair(c, hair, s.height);
  c.restore();
}

function drawOpenHand(c: SKRSContext2D, [, elbow, wrist]: ArmJoints, height: number): void {
  const angle = Math.atan2(wrist[1] - elbow[1], wrist[0] - elbow[0]);
  c.beginPath();
  for (let finger = -2; finger <= 2; finger++) {
    const spread = angle + finger * 0.36;
    const to: Point = [
      wrist[0] + Math.cos(spread) * height * 0.062,
      wrist[1] + Math.sin(spread) * height * 0.062,
    ];
    capsule(c, { from: wrist, fromRadius: height * 0.008, to, toRadius: height * 0.0045 });
  }
  c.fill();
}

export function drawFigure(c: SKRSContext2D, skeleton: Skeleton, costume: Costume): void {
  const { height } = skeleton;
  const flare = costume.hasFlares ?? false;
  c.beginPath();
  drawLeg(c, skeleton.leftLeg, { height, flare });
  drawLeg(c, skeleton.rightLeg, { height, flare });
  drawArm(c, skeleton.leftArm, height);
  drawArm(c, skeleton.rightArm, height);
  c.fill();
  drawTorso(c, skeleton);
  drawHead(c, skeleton, costume.hair);
  if (costume.hasOpenHands) {
    drawOpenHand(c, skeleton.leftArm, height);
    drawOpenHand(c, skeleton.rightArm, height);
  }
}
