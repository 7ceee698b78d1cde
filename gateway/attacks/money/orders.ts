import { randomUUID } from "node:crypto";
import { cardToken } from "../../journeys/people/checkout";
import type { Answer, Person } from "../../journeys/people/person";

/** An order as the checkout sends it. */
export interface OrderInput {
  readonly attemptId: string;
  readonly planChoice: string;
  readonly tokenId: string;
  readonly firstName: string;
  readonly lastName: string;
}

export const cards = {
  good: "4111111111111111",
  declined: "4000000000000002",
  /** Recognized on every account. */
  remembered: "4242424242424242",
} as const;

export const addresses = {
  toronto: {
    country: "CA",
    region: "ON",
    street: "8 Count Street",
    city: "Toronto",
    postalCode: "M5V 2T6",
  },
  delhi: { country: "IN", street: "8 Count Street", city: "Delhi", postalCode: "110001" },
} as const;

/** Tables that a purchase changes, in all processes. */
export const BUYING = [
  "accounts.account",
  "accounts.inbox_event",
  "accounts.outbox_event",
  "billing.entitlement",
  "billing.inbox_event",
  "billing.member_subscription",
  "billing.membership_notice",
  "billing.outbox_event",
  "billing.purchase_attempt",
  "billing.purchase_in_flight",
  "billing.webhook_delivery",
  "sandbox.account_book",
  "sandbox.card_trial",
  "sandbox.gift_card",
  "sandbox.idempotent_reply",
  "sandbox.mail",
  "sandbox.resource",
  "sandbox.webhook",
];

/** Tables that an order may change although it buys nothing, since it reaches the provider once. */
export const REFUSING = ["billing.purchase_attempt", "sandbox.idempotent_reply"];

export function anOrder(changes: object = {}): OrderInput {
  const name = { firstName: "Ada", lastName: "Tempo" };
  return {
    attemptId: randomUUID(),
    planChoice: "NO_DEAL_MONTHLY",
    tokenId: "no-card",
    ...name,
    ...changes,
  };
}

/** An order with a card's token. */
export const paidOrder = async (
  member: Person,
  changes: object = {},
  card: string = cards.good,
): Promise<OrderInput> => anOrder({ tokenId: await cardToken(member, card), ...changes });

export interface PurchaseResult {
  readonly purchaseSubscription: {
    readonly __typename: string;
    readonly code?: string;
    readonly field?: string;
  };
}

export const buy = (member: Person, input: object): Promise<Answer<PurchaseResult>> =>
  member.ask<PurchaseResult>("purchaseSubscriptionMutation", { input });

/** Returns the outcome of an order: the code of its refusal, `bought`, or the code of an error. */
export function endOf({ data, errors }: Answer<PurchaseResult | undefined>): string {
  const [error] = errors;
  if (error) return error.extensions?.code ?? "no code";
  const { __typename, code } = data?.purchaseSubscription ?? { __typename: "nothing" };
  return __typename === "SubscriptionPurchased" ? "bought" : (code ?? __typename);
}
