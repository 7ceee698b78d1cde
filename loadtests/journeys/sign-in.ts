import { signingIn } from "../acts/sign-in.ts";
import { arrivalOf } from "../lib/arrival.ts";
import { optionsFor } from "../lib/options.ts";
import { workloadFor } from "../lib/settings.ts";
import { refuseDeadTarget } from "../lib/site.ts";
import { summaryOf } from "../lib/summary.ts";

/** Sign-ins per second on an ordinary evening. */
const AVERAGE_PER_SECOND = 2;

const workload = workloadFor(AVERAGE_PER_SECOND);

export const options = optionsFor(signingIn, workload);

export const setup = refuseDeadTarget;

export const handleSummary = summaryOf(workload);

/** A member signs in. */
export default arrivalOf(workload, () => signingIn.perform([]));
