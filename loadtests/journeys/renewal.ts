import { renewal } from "../acts/renewal.ts";
import { arrivalOf } from "../lib/arrival.ts";
import { optionsFor } from "../lib/options.ts";
import { workloadFor } from "../lib/settings.ts";
import { refuseDeadTarget } from "../lib/site.ts";
import { summaryOf } from "../lib/summary.ts";

/** Renewed sessions per second on an ordinary evening. */
const AVERAGE_PER_SECOND = 5;

const workload = workloadFor(AVERAGE_PER_SECOND);

export const options = optionsFor(renewal, workload);

export const setup = refuseDeadTarget;

export const handleSummary = summaryOf(workload);

/** A page renews its session. */
export default arrivalOf(workload, () => renewal.perform([]));
