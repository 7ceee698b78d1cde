import { check } from "k6";
import { arrivalOf, arrivalRandom } from "../lib/arrival.ts";
import { addressOf } from "../lib/caller.ts";
import { send } from "../lib/graph.ts";
import { emailOf, memberCount, signIn } from "../lib/members.ts";
import { optionsFor } from "../lib/options.ts";
import { randomInt } from "../lib/random.ts";
import { workloadFor } from "../lib/settings.ts";
import { refuseDeadTarget } from "../lib/site.ts";
import { summaryOf } from "../lib/summary.ts";
import { slo } from "../slo.ts";

/** Sign-ins per second on an ordinary evening. */
const AVERAGE_PER_SECOND = 2;
/** Checking a password takes a while, by design. */
const USERS_PER_ARRIVAL = 5;

const workload = workloadFor(AVERAGE_PER_SECOND);

export const options = optionsFor(
  {
    usersPerArrival: USERS_PER_ARRIVAL,
    objectives: { signIn: slo.signIn, identity: slo.page },
  },
  workload,
);

export const setup = refuseDeadTarget;

export const handleSummary = summaryOf(workload);

/** A member signs in and sees their own name. */
export default arrivalOf(workload, () => {
  const number = randomInt(arrivalRandom(), memberCount);
  const member = signIn(emailOf(number), number);
  if (!member) return;
  const data = send({
    operation: "identity",
    variables: {},
    caller: { token: member.token, address: addressOf(number) },
    isGood: ({ viewer }) => viewer?.profile != null,
  });
  if (data === null) return;
  check(data, {
    "the token is the member's own": ({ viewer }) => viewer?.profile?.email === member.email,
  });
});
