import { randomUUID } from "node:crypto";
import { journeyStack } from "@eightcount/test-kit/stacks/journey-stack";
import type { Person } from "./person";
import { memberIdOf } from "./progress";
import { stackKeys } from "./tokens";

const GOOD_CARD = "4111111111111111";
const NAME = { firstName: "Ada", lastName: "Tempo" };
const PROVIDER_VERSION = "application/vnd.recurly.v2021-02-25+json";

/** Sends a card to the provider as the page does and returns its token. */
export async function cardToken(person: Person, number = GOOD_CARD): Promise<string> {
  const { data } = await person.ask<{ checkoutSettings: { publicKey: string; apiUrl: string } }>(
    "CheckoutScreenQuery",
  );
  const { publicKey, apiUrl } = data.checkoutSettings;
  const card = { number, month: "12", year: "34", cvv: "123" };
  const holder = { first_name: NAME.firstName, last_name: NAME.lastName };
  const answer = await person.fetch(`${apiUrl}/token`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ key: publicKey, ...card, ...holder }),
  });
  return ((await answer.json()) as { id: string }).id;
}

/** Buys the monthly plan with a good card, as the checkout does. Returns the entitlement ticket. */
export async function buyMonthly(person: Person): Promise<string> {
  const tokenId = await cardToken(person);
  const address = { street: "8 Count Street", city: "Toronto", postalCode: "M5V 2T6" };
  await person.ask("saveBillingAddressMutation", {
    input: { country: "CA", region: "ON", ...address },
  });
  const input = { attemptId: randomUUID(), planChoice: "MONTHLY", tokenId, ...NAME };
  const { data, text } = await person.ask<{
    purchaseSubscription: { entitlementTicket?: string };
  }>("purchaseSubscriptionMutation", { input });
  const ticket = data?.purchaseSubscription.entitlementTicket;
  if (!ticket) throw new Error(`the purchase failed: ${text}`);
  return ticket;
}

/** Buys the same directly at the provider, so that only a notice can report it. */
export async function buyAtProvider(person: Person): Promise<void> {
  const answer = await fetch(new URL("/purchases", journeyStack().sandbox), {
    method: "POST",
    headers: {
      authorization: `Basic ${Buffer.from(`${stackKeys().billingApiKey}:`).toString("base64")}`,
      accept: PROVIDER_VERSION,
      "content-type": "application/json",
    },
    body: JSON.stringify({
      currency: "USD",
      account: {
        code: memberIdOf(person),
        billing_info: { token_id: await cardToken(person) },
      },
      subscriptions: [{ plan_code: "eightcount-trial-covid-monthly" }],
    }),
  });
  if (answer.status !== 201) throw new Error(await answer.text());
}
