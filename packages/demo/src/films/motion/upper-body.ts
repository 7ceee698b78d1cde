import { channel } from "./channel";
import type { ArmJoints } from "./joints";
import {
  type Basis,
  basisOf,
  clamp,
  DEGREE,
  lerp,
  local,
  normalize,
  reachFor,
  scale,
  shift,
  type Vector,
} from "./vector";

export const UPPER_ARM = 0.285;
export const FOREARM = 0.255;
const ARM = 0.535;

export interface UpperBody {
  readonly waist: Vector;
  readonly rib: Vector;
  readonly chest: Vector;
  readonly neckBase: Vector;
  readonly neckTop: Vector;
  readonly head: Vector;
  readonly jaw: Vector;
  readonly ribBasis: Basis;
  readonly chestBasis: Basis;
  readonly headBasis: Basis;
}

/** Motion that the beat adds to the key poses. */
export interface Groove {
  /** Bow of the chest on the count, in degrees. */
  readonly chest: number;
  /** Nod of the head after the count, in degrees. */
  readonly head: number;
  /** Degrees. */
  readonly breath: number;
}

interface Pelvis {
  readonly position: Vector;
  readonly basis: Basis;
}

export function upperBodyOver(pelvis: Pelvis, values: Float64Array, groove: Groove): UpperBody {
  const v = (name: keyof typeof channel): number => values[channel[name]] ?? 0;
  const [pelvisYaw, pelvisTilt] = [v("pelvisYaw"), v("pelvisTilt")];
  const pelvisPitch = v("pelvisPitch");
  const yaw = pelvisYaw + v("chestYaw");
  const tilt = pelvisTilt + v("chestTilt");
  const pitch = pelvisPitch * 0.4 + v("chestPitch") + groove.chest + groove.breath;
  const ribBasis = basisOf({
    yaw: lerp(pelvisYaw, yaw, 0.45),
    tilt: lerp(pelvisTilt, tilt, 0.45),
    pitch: lerp(pelvisPitch, pitch, 0.4),
  });
  const chestBasis = basisOf({ yaw, tilt, pitch });
  const headBasis = basisOf({
    yaw: yaw + v("headYaw"),
    tilt: tilt * 0.35 + v("headTilt"),
    pitch: pitch * 0.3 + v("headPitch") + groove.head,
  });
  const [ribX, ribZ] = [v("ribsX") * 0.5, v("ribsZ") * 0.5];
  const waist = local(pelvis.position, pelvis.basis, [0, 0.1, 0.005]);
  const rib = local(waist, ribBasis, [ribX, 0.13, ribZ + 0.01]);
  const chest = local(rib, chestBasis, [ribX, 0.12, ribZ + 0.005]);
  const neckBase = local(chest, chestBasis, [0, 0.14, -0.015]);
  const neckTop = local(neckBase, headBasis, [0, 0.075, 0.012]);
  const head = local(neckTop, headBasis, [0, 0.095, 0.02]);
  const jaw = local(neckTop, headBasis, [0, 0.035, 0.045]);
  return { waist, rib, chest, neckBase, neckTop, head, jaw, ribBasis, chestBasis, headBasis };
}

export function armOf(
  body: UpperBody,
  values: Float64Array,
  side: "left" | "right",
): Omit<ArmJoints, "hand"> {
  const v = (name: "Out" | "Up" | "Front" | "Elbow" | "Shoulder"): number =>
    values[channel[`${side}${name}`]] ?? 0;
  const sign = side === "left" ? 1 : -1;
  const { neckBase, chestBasis } = body;
  const root = local(neckBase, chestBasis, [sign * 0.168, -0.035 + v("Shoulder"), -0.005]);
  const raised = clamp(v("Up"), 0, 1);
  const shoulder = local(root, chestBasis, [-sign * 0.03 * raised, 0.045 * raised, 0]);
  const target = local(shoulder, chestBasis, [
    sign * v("Out") * ARM,
    v("Up") * ARM,
    v("Front") * ARM,
  ]);
  const elbowAngle = v("Elbow") * DEGREE;
  const [left, up, forward] = chestBasis;
  const down = scale(up, -Math.cos(elbowAngle));
  const pole = normalize(shift(shift(down, left, sign * Math.sin(elbowAngle)), forward, -0.35));
  const reach = { root: shoulder, target, upper: UPPER_ARM, lower: FOREARM, pole };
  const [elbow, wrist] = reachFor(reach);
  return { shoulder, elbow, wrist };
}
