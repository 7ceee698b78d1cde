import { randomUUID } from "node:crypto";
import { planCodes } from "@eightcount/rules/billing/plans";
import type { BillingProvider, PlacedOrder, WebhookHeaders } from "./billing.provider";

export type ContractCard =
  | "good"
  | "declined"
  | "challenge"
  | "broken"
  /** Accepted by the member's own payments, declined by renewals. */
  | "renewalDeclined"
  /** Accepted for a trial, declined by every charge. */
  | "trialThenDeclined";

export interface ContractFixture {
  readonly provider: BillingProvider;
  /** The same provider, configured with an unreachable address. */
  readonly unreachable: BillingProvider;
  /** Creates a token for a card with this behavior. */
  token(card: ContractCard): Promise<string>;
  /** Passes a 3-D Secure challenge and returns the result token. */
  passChallenge(actionTokenId: string): Promise<string>;
  readonly giftCardCode: string;
  /** Returns the headers of a webhook with this body, signed by the provider at `now`. */
  sign(rawBody: string, now: Date): WebhookHeaders;
  noticeAbout(subscriptionId: string): string;
  /** Moves the member's account at the provider to the next renewal or retry. */
  toNextEvent(memberId: string): Promise<void>;
  /** First and last name of the account at the provider. */
  namesOnAccount(memberId: string): Promise<readonly unknown[]>;
  /** Totals in minor units of the account's invoices at the provider, oldest first. */
  chargesOf(memberId: string): Promise<readonly number[]>;
  close(): Promise<void>;
}

export const done = { kind: "done" };

export const address = {
  country: "FR",
  region: null,
  street: "1 Rue de la Danse",
  city: "Paris",
  postalCode: "75001",
};

export const aHolder = () => {
  const memberId = randomUUID();
  return { memberId, email: `${memberId}@eightcount.test` };
};

export async function anOrder(
  fixture: ContractFixture,
  fields: Partial<PlacedOrder> = {},
): Promise<PlacedOrder> {
  return {
    holder: aHolder(),
    idempotencyKey: randomUUID(),
    planCode: planCodes.trialYearly,
    currency: "USD",
    couponCodes: [],
    giftCardCode: null,
    skipsTrial: false,
    firstName: "Ines",
    lastName: "Moreau",
    tokenId: fields.tokenId === undefined ? await fixture.token("good") : fields.tokenId,
    challengeResultTokenId: null,
    ...fields,
  };
}

/** Returns a key for an attempt of its own. */
export const aKey = () => ({ idempotencyKey: randomUUID() });

/** Buys, and returns the ids of the member and the subscription. */
export async function aSubscription(fixture: ContractFixture, fields: Partial<PlacedOrder> = {}) {
  const order = await anOrder(fixture, fields);
  const result = await fixture.provider.purchase(order);
  if (result.kind !== "purchased") throw new Error(JSON.stringify(result));
  const { memberId } = order.holder;
  const read = async () => {
    const reading = await fixture.provider.readAccount(memberId);
    if (!reading.subscription) throw new Error("the subscription is gone");
    return { ...reading, subscription: reading.subscription };
  };
  return { memberId, id: (await read()).subscription.id, order, read };
}
