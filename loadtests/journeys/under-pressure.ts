import exec from "k6/execution";
import type { Act } from "../acts/act.ts";
import { browse } from "../acts/browse.ts";
import { patientLease } from "../acts/lease.ts";
import { patientProgress } from "../acts/progress.ts";
import { purchase } from "../acts/purchase.ts";
import { search } from "../acts/search.ts";
import { signingIn } from "../acts/sign-in.ts";
import { tracking } from "../acts/tracking.ts";
import { arrivalOf } from "../lib/arrival.ts";
import { drawFrom } from "../lib/draw.ts";
import { signInMembers } from "../lib/members.ts";
import { mixed } from "../lib/mix.ts";
import { optionsFor } from "../lib/options.ts";
import { seeded, seedOf } from "../lib/random.ts";
import { seed, workloadFor } from "../lib/settings.ts";
import { shedOptionalOnly } from "../lib/shed.ts";
import { refuseDeadTarget, refuseWithoutMailbox } from "../lib/site.ts";
import { summaryOf } from "../lib/summary.ts";
import { combine } from "../lib/thresholds.ts";
import {
  keptUnderPressure,
  type PressedAct,
  pressedActs,
  pressureShares,
  shedAtPeak,
} from "../pressure.ts";

/** Arrivals per second at about the breakpoint of two cores, k6 included. */
const BREAKPOINT_PER_SECOND = 60;
/** Under pressure, requests wait, and each virtual user waits with its own. */
const WAITING_USERS_PER_ARRIVAL = 3;

const acts: Readonly<Record<PressedAct, Act>> = {
  progress: patientProgress,
  lease: patientLease,
  tracking,
  search,
  browse,
  signIn: signingIn,
  purchase,
};

const workload = workloadFor(BREAKPOINT_PER_SECOND);

function planOf() {
  const mix = mixed(pressedActs.map((name) => ({ act: acts[name], share: pressureShares[name] })));
  return {
    ...mix,
    usersPerArrival: mix.usersPerArrival + WAITING_USERS_PER_ARRIVAL,
    own: combine(mix.own ?? {}, shedOptionalOnly, shedAtPeak(workload), keptUnderPressure),
  };
}

// k6 reads the options once. Each virtual user would compute them again.
export const options = __VU === 0 ? optionsFor(planOf(), workload) : {};

export function setup() {
  refuseDeadTarget();
  refuseWithoutMailbox();
  return { members: signInMembers() };
}

export const handleSummary = summaryOf(workload);

const actAt = drawFrom(pressureShares, "progress");

/** A phase begins with one of each act, so that it has all figures. */
function next(): Act {
  const { iterationInTest, name } = exec.scenario;
  const random = seeded(seed + seedOf(`mix ${name}`), iterationInTest);
  return acts[pressedActs[iterationInTest] ?? actAt(random())];
}

/** Something that happens on a crowded evening. Players wait as long as they are asked to. */
export default arrivalOf(workload, ({ members }: ReturnType<typeof setup>) =>
  next().perform(members),
);
