import { browse } from "../acts/browse.ts";
import { arrivalOf } from "../lib/arrival.ts";
import { signInMembers } from "../lib/members.ts";
import { optionsFor } from "../lib/options.ts";
import { workloadFor } from "../lib/settings.ts";
import { refuseDeadTarget } from "../lib/site.ts";
import { summaryOf } from "../lib/summary.ts";

/** Members per second who look for a class on an ordinary evening. */
const AVERAGE_PER_SECOND = 5;

const workload = workloadFor(AVERAGE_PER_SECOND);

export const options = optionsFor(browse, workload);

export function setup() {
  refuseDeadTarget();
  return { members: signInMembers() };
}

export const handleSummary = summaryOf(workload);

/** A member looks for a class. */
export default arrivalOf(workload, ({ members }: ReturnType<typeof setup>) =>
  browse.perform(members),
);
