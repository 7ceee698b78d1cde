import { purchase } from "../acts/purchase.ts";
import { arrivalOf } from "../lib/arrival.ts";
import { optionsFor } from "../lib/options.ts";
import { workloadFor } from "../lib/settings.ts";
import { refuseDeadTarget, refuseWithoutMailbox } from "../lib/site.ts";
import { summaryOf } from "../lib/summary.ts";

/** Visitors per second who subscribe on an ordinary evening. */
const AVERAGE_PER_SECOND = 1;

const workload = workloadFor(AVERAGE_PER_SECOND);

export const options = optionsFor(purchase, workload);

export function setup() {
  refuseDeadTarget();
  refuseWithoutMailbox();
}

export const handleSummary = summaryOf(workload);

/** A visitor becomes a subscriber. */
export default arrivalOf(workload, () => purchase.perform([]));
