import exec from "k6/execution";
import type { Act } from "../acts/act.ts";
import { browse } from "../acts/browse.ts";
import { lease } from "../acts/lease.ts";
import { progress } from "../acts/progress.ts";
import { purchase } from "../acts/purchase.ts";
import { search } from "../acts/search.ts";
import { signingIn } from "../acts/sign-in.ts";
import { actAt, type MixedAct, mixedActs, shares } from "../evening.ts";
import { arrivalOf } from "../lib/arrival.ts";
import { signInMembers } from "../lib/members.ts";
import { mixed } from "../lib/mix.ts";
import { optionsFor } from "../lib/options.ts";
import { seeded, seedOf } from "../lib/random.ts";
import { seed, workloadFor } from "../lib/settings.ts";
import { refuseDeadTarget, refuseWithoutMailbox } from "../lib/site.ts";
import { summaryOf } from "../lib/summary.ts";

/** Arrivals per second of about 1,000 concurrent dancers. */
const AVERAGE_PER_SECOND = 130;

const acts: Readonly<Record<MixedAct, Act>> = {
  progress,
  lease,
  search,
  browse,
  signIn: signingIn,
  purchase,
};

const workload = workloadFor(AVERAGE_PER_SECOND);

// k6 reads the options once. Each virtual user would compute them again, which takes minutes of all.
export const options =
  __VU === 0
    ? optionsFor(
        mixed(mixedActs.map((name) => ({ act: acts[name], share: shares[name] }))),
        workload,
      )
    : {};

export function setup() {
  refuseDeadTarget();
  refuseWithoutMailbox();
  return { members: signInMembers() };
}

export const handleSummary = summaryOf(workload);

/** What comes next on an evening. A phase begins with one of each, so that it has all figures. */
function next(): Act {
  const { iterationInTest, name } = exec.scenario;
  const first = mixedActs[iterationInTest];
  // Another seed than that of the act's own draws, which would otherwise repeat this one.
  const random = seeded(seed + seedOf(`mix ${name}`), iterationInTest);
  return acts[first ?? actAt(random())];
}

export default arrivalOf(workload, ({ members }: ReturnType<typeof setup>) =>
  next().perform(members),
);
