import { journeyStack } from "@eightcount/test-kit/stacks/journey-stack";
import type { Person } from "../../journeys/people/person";
import { memberIdOf } from "../../journeys/people/progress";
import { newMember } from "../../journeys/people/sign-up";
import { stackKeys } from "../../journeys/people/tokens";
import { subscriptionsAtProvider } from "../../journeys/stack/provider-records";
import { addresses, buy, paidOrder } from "./orders";

const LONGER_THAN_A_TRIAL = 8;

/** A member whose free days are over, because they canceled in them. */
export async function afterTrial(): Promise<Person> {
  const member = await newMember();
  await buy(member, await paidOrder(member, { planChoice: "MONTHLY" }));
  const [subscription] = await subscriptionsAtProvider(memberIdOf(member));
  await callProvider("PUT", `/subscriptions/${subscription?.id}/cancel`);
  await callProvider("POST", "/sandbox/clock", {
    accountCode: memberIdOf(member),
    advanceDays: LONGER_THAN_A_TRIAL,
  });
  return member;
}

/** A new member with a billing address in India. */
export async function memberInIndia(): Promise<Person> {
  const member = await newMember();
  await member.ask("saveBillingAddressMutation", { input: addresses.delhi });
  return member;
}

async function callProvider(method: string, path: string, body?: object): Promise<void> {
  const key = Buffer.from(`${stackKeys().billingApiKey}:`).toString("base64");
  const answer = await fetch(new URL(path, journeyStack().sandbox), {
    method,
    headers: {
      authorization: `Basic ${key}`,
      accept: "application/vnd.recurly.v2021-02-25",
      "content-type": "application/json",
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
}
