import { lease } from "../acts/lease.ts";
import { arrivalOf } from "../lib/arrival.ts";
import { signInMembers } from "../lib/members.ts";
import { optionsFor } from "../lib/options.ts";
import { workloadFor } from "../lib/settings.ts";
import { refuseDeadTarget } from "../lib/site.ts";
import { summaryOf } from "../lib/summary.ts";

/** Heartbeats per second of the players of an ordinary evening. */
const AVERAGE_PER_SECOND = 75;

const workload = workloadFor(AVERAGE_PER_SECOND);

export const options = optionsFor(lease, workload);

export function setup() {
  refuseDeadTarget();
  return { members: signInMembers() };
}

export const handleSummary = summaryOf(workload);

/** A player keeps its place among the streams of its member. */
export default arrivalOf(workload, ({ members }: ReturnType<typeof setup>) =>
  lease.perform(members),
);
