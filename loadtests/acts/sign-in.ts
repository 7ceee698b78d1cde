import { check } from "k6";
import { arrivalRandom } from "../lib/arrival.ts";
import { addressOf } from "../lib/caller.ts";
import { send } from "../lib/graph.ts";
import { emailOf, memberCount, signIn } from "../lib/members.ts";
import { randomInt } from "../lib/random.ts";
import { slo } from "../slo.ts";
import type { Act } from "./act.ts";

/** A member signs in and sees their own name. */
export const signingIn: Act = {
  // Checking a password takes a while, by design.
  usersPerArrival: 5,
  objectives: { signIn: slo.signIn, identity: slo.page },
  perform() {
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
  },
};
