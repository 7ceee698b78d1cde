import type { OperationName } from "./lib/operations.ts";
import type { Workload } from "./lib/stage.ts";
import { combine, type Thresholds } from "./lib/thresholds.ts";
import { type Objective, slo } from "./slo.ts";

/** An evening with all that may be shed, and with more of what must be kept than usual. */
export const pressureShares = {
  progress: 0.6,
  lease: 0.27,
  tracking: 0.09,
  search: 0.02,
  browse: 0.0155,
  signIn: 0.004,
  purchase: 0.0005,
} as const;

export type PressedAct = keyof typeof pressureShares;

export const pressedActs = Object.keys(pressureShares) as readonly PressedAct[];

/** Phases of the workload spike in which objectives do not apply. */
const PRESSED_PHASES = ["rise", "peak", "fall", "settling"];

/** What must succeed then as well, however long it takes. */
const kept = {
  signIn: slo.signIn,
  captcha: slo.checkout,
  signUp: slo.checkout,
  confirmSignUp: slo.checkout,
  checkout: slo.checkout,
  orderPreview: slo.checkout,
  billingAddress: slo.checkout,
  purchase: slo.checkout,
  renewal: slo.checkout,
} as const satisfies Readonly<Partial<Record<OperationName, Objective>>>;

const keptIn = (phase: string): Thresholds =>
  Object.fromEntries(
    Object.entries(kept).map(([operation, { availability }]) => [
      `operation_failed{operation:${operation},phase:${phase}}`,
      [{ threshold: `rate<=${Number((1 - availability).toFixed(6))}` }],
    ]),
  );

/** Pass lines of what is kept under pressure. */
export const keptUnderPressure: Thresholds = combine(...PRESSED_PHASES.map(keptIn));

/**
 * Pass line of the workload spike: its peak is above the breakpoint, so a run in which nothing was
 * shed proved nothing. The other workloads may stay below it.
 */
export const shedAtPeak = ({ stages }: Workload): Thresholds =>
  stages.some(({ phase }) => phase === "peak") ? { shed: [{ threshold: "count>0" }] } : {};
