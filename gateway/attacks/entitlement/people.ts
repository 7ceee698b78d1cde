import { journeyStack } from "@eightcount/test-kit/stacks/journey-stack";
import { rowsOf } from "@eightcount/test-kit/stacks/stack-databases";
import { buyMonthly } from "../../journeys/people/checkout";
import { Person } from "../../journeys/people/person";
import { memberIdOf } from "../../journeys/people/progress";
import { renewToken } from "../../journeys/people/session";
import { newMember } from "../../journeys/people/sign-up";
import { stackKeys } from "../../journeys/people/tokens";
import { eventually } from "../../journeys/stack/eventually";

const WITHIN_MS = 20_000;
const PROVIDER_VERSION = "application/vnd.recurly.v2021-02-25";

/** Ends a member's subscription at the provider immediately, as the provider's staff could. */
async function endSubscription(memberId: string): Promise<void> {
  const [row] = await rowsOf<{ id: string }>(
    "sandbox",
    "SELECT book->'subscriptions'->0->>'id' AS id FROM sandbox.account_book WHERE code = $1",
    [memberId],
  );
  const key = Buffer.from(`${stackKeys().billingApiKey}:`).toString("base64");
  const answer = await fetch(
    new URL(`/subscriptions/${row?.id}?refund=none`, journeyStack().sandbox),
    { method: "DELETE", headers: { authorization: `Basic ${key}`, accept: PROVIDER_VERSION } },
  );
  if (!answer.ok) throw new Error(await answer.text());
}

/** A member whose subscription has ended, and the token from while it ran. */
export async function lapsedMember(): Promise<{ person: Person; earlierToken: string }> {
  const person = await newMember();
  await renewToken(person, await buyMonthly(person));
  const earlierToken = person.token ?? "";
  await endSubscription(memberIdOf(person));
  await eventually("the subscription has ended", WITHIN_MS, async () => {
    return (await renewToken(person)).length === 0;
  });
  return { person, earlierToken };
}
