import { progress } from "../acts/progress.ts";
import { arrivalOf } from "../lib/arrival.ts";
import { signInMembers } from "../lib/members.ts";
import { optionsFor } from "../lib/options.ts";
import { workloadFor } from "../lib/settings.ts";
import { refuseDeadTarget } from "../lib/site.ts";
import { summaryOf } from "../lib/summary.ts";

/** Updates per second on an ordinary evening. */
const AVERAGE_PER_SECOND = 150;

const workload = workloadFor(AVERAGE_PER_SECOND);

export const options = optionsFor(progress, workload);

export function setup() {
  refuseDeadTarget();
  return { members: signInMembers() };
}

export const handleSummary = summaryOf(workload);

/** A player sends one update. */
export default arrivalOf(workload, ({ members }: ReturnType<typeof setup>) =>
  progress.perform(members),
);
