import { randomUUID } from "node:crypto";
import type { Viewer } from "@eightcount/service-kit/viewer/viewer";
import { aMember, type BillingFixture } from "./billing-fixture";
import { PURCHASE, SAVE_ADDRESS } from "./operations";

/** The provider's test card numbers. */
export const cards = {
  good: "4111111111111111",
  declined: "4000000000000002",
  insufficientFunds: "4000000000000077",
  challenge: "4000000000003220",
  challengeTwice: "4000002760003184",
  trialThenDeclined: "4000000000000341",
  renewalChallenge: "4000008400001629",
  debtChallenge: "4000000000003055",
  cardAndDebtChallenge: "4000003800000446",
  renewalDeclined: "4000000000009979",
  broken: "4000000000009995",
} as const;

/** Returns an order with a new card token. `fields` override the defaults. */
export async function anOrder(
  fixture: BillingFixture,
  fields: Readonly<Record<string, unknown>> & { readonly card?: string } = {},
): Promise<Record<string, unknown>> {
  const { card, ...rest } = fields;
  return {
    attemptId: randomUUID(),
    planChoice: "YEARLY",
    tokenId: await fixture.sandbox.cardToken(card ?? cards.good),
    firstName: "Ines",
    lastName: "Moreau",
    ...rest,
  };
}

/** Sends an order and returns its result. */
export async function buy(
  fixture: Pick<BillingFixture, "execute">,
  input: Readonly<Record<string, unknown>>,
  viewer: Viewer,
) {
  const { data, errors } = await fixture.execute(PURCHASE, { input }, viewer);
  if (errors) throw errors[0]?.originalError ?? errors[0];
  return data.purchaseSubscription;
}

/** Returns a member whose billing address is in India. */
export async function aMemberInIndia(fixture: BillingFixture): Promise<ReturnType<typeof aMember>> {
  const member = aMember();
  const address = { street: "8 Residency Road", city: "Bengaluru", postalCode: "560025" };
  const { data } = await fixture.execute(
    SAVE_ADDRESS,
    { input: { country: "IN", ...address } },
    member,
  );
  if (data.saveBillingAddress.__typename !== "BillingAddressSaved") {
    throw new Error(JSON.stringify(data.saveBillingAddress));
  }
  return member;
}

/** Returns a new member who bought a plan. */
export async function aSubscriber(fixture: BillingFixture, planChoice = "MONTHLY", card?: string) {
  const member = aMember();
  const order = await anOrder(fixture, { planChoice, ...(card === undefined ? {} : { card }) });
  const { subscription } = await buy(fixture, order, member);
  return { member, subscription };
}
