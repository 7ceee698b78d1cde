import { search } from "../acts/search.ts";
import { arrivalOf } from "../lib/arrival.ts";
import { signInMembers } from "../lib/members.ts";
import { optionsFor } from "../lib/options.ts";
import { workloadFor } from "../lib/settings.ts";
import { refuseDeadTarget } from "../lib/site.ts";
import { summaryOf } from "../lib/summary.ts";

/** Searches per second on an ordinary evening, each with the suggestions while it is typed. */
const AVERAGE_PER_SECOND = 20;

const workload = workloadFor(AVERAGE_PER_SECOND);

export const options = optionsFor(search, workload);

export function setup() {
  refuseDeadTarget();
  return { members: signInMembers() };
}

export const handleSummary = summaryOf(workload);

/** A person searches. */
export default arrivalOf(workload, ({ members }: ReturnType<typeof setup>) =>
  search.perform(members),
);
