export type DeclineCode =
  | "declined"
  | "declined_saveable"
  | "insufficient_funds"
  | "expired_card"
  | "declined_security_code"
  | "call_issuer"
  | "fraud_gateway"
  | "gateway_timeout"
  | "no_billing_information"
  | "three_d_secure_action_required"
  | "three_d_secure_action_result_token_mismatch"
  | "payer_authentication_rejected";

export interface TestCard {
  readonly number: string;
  readonly outcome: string;
  readonly challenges: 0 | 1 | 2;
  /** The challenge fails regardless of the answer. */
  readonly challengeFails?: boolean;
  /** The challenge completes without interaction (device fingerprint only). */
  readonly frictionless?: boolean;
  /** Declined when presented (purchase, trial, billing update). */
  readonly presented?: DeclineCode;
  /** Declined when charged. */
  readonly charged?: DeclineCode;
  /** Declined only for the provider's own renewals. */
  readonly renewed?: DeclineCode;
  /** Storing the card leaves overdue payments unpaid. Collecting one needs a challenge. */
  readonly confirmsDebts?: boolean;
  /** The card is stored although the payment was declined. */
  readonly storedAnyway?: boolean;
  /** The provider responds 500 without a body. */
  readonly breaks?: boolean;
  /** Recognized across accounts, so a second account gets no trial. */
  readonly remembered?: boolean;
}

const card = (number: string, outcome: string, rest: Partial<TestCard> = {}): TestCard => ({
  number,
  outcome,
  challenges: 0,
  ...rest,
});

/** The provider's own test numbers, then numbers that only this sandbox has. */
export const testCards = {
  visa: card("4111111111111111", "Approved (Visa)"),
  masterCard: card("5555555555554444", "Approved (MasterCard)"),
  americanExpress: card("378282246310005", "Approved (American Express)"),
  discover: card("6011111111111117", "Approved (Discover)"),
  declined: card("4000000000000002", "Declined", { presented: "declined" }),
  insufficientFunds: card("4000000000000077", "Insufficient funds", {
    presented: "insufficient_funds",
  }),
  expired: card("4000000000000069", "Expired card", { presented: "expired_card" }),
  securityCode: card("4000000000000101", "Wrong security code", {
    presented: "declined_security_code",
  }),
  callIssuer: card("4000000000000119", "Call the card's issuer", { presented: "call_issuer" }),
  fraud: card("4000000000000085", "Refused as fraud", { presented: "fraud_gateway" }),
  gatewayTimeout: card("4000000000000309", "Payment gateway times out", {
    presented: "gateway_timeout",
  }),
  declinedStored: card(
    "4000000000000341",
    "Trial starts, every charge is declined, the card stays on file: past due at the first renewal",
    { charged: "declined_saveable", storedAnyway: true },
  ),
  challenge: card("4000000000003220", "3-D Secure challenge, once", { challenges: 1 }),
  challengeTwice: card("4000002760003184", "3-D Secure challenge, twice", { challenges: 2 }),
  challengeFails: card("4000008400001280", "3-D Secure challenge that always fails", {
    challenges: 1,
    challengeFails: true,
  }),
  challengeDeclined: card("4000008260003178", "3-D Secure challenge, then declined", {
    challenges: 1,
    presented: "insufficient_funds",
  }),
  fingerprint: card("4000000000003063", "3-D Secure without a question (passes by itself)", {
    challenges: 1,
    frictionless: true,
  }),
  renewalChallenge: card(
    "4000008400001629",
    "Approved now; renewals ask for 3-D Secure and become past due until the member passes it",
    { renewed: "three_d_secure_action_required" },
  ),
  debtChallenge: card(
    "4000000000003055",
    "Stored without a question; paying an overdue invoice asks for 3-D Secure",
    { confirmsDebts: true },
  ),
  cardAndDebtChallenge: card(
    "4000003800000446",
    "3-D Secure when stored, and again to pay an overdue invoice",
    { challenges: 1, confirmsDebts: true },
  ),
  renewalDeclined: card("4000000000009979", "Approved now; renewals are declined", {
    renewed: "declined",
  }),
  broken: card("4000000000009995", "Provider answers HTTP 500: 'Unknown Error'", { breaks: true }),
  remembered: card(
    "4242424242424242",
    "Approved; recognized everywhere, so its second trial becomes the regular plan",
    { remembered: true },
  ),
} as const satisfies Record<string, TestCard>;

export type TestCardKey = keyof typeof testCards | "unlisted";

const unlisted = card("", "Approved (any other valid number)", { remembered: true });

export const testCard = (key: TestCardKey): TestCard =>
  key === "unlisted" ? unlisted : testCards[key];

/** Challenges before a payment that the member starts with this card on file. */
export const challengesOnFile = ({ challenges, renewed, confirmsDebts }: TestCard): number =>
  renewed === "three_d_secure_action_required" || confirmsDebts ? 1 : challenges;

export function testCardKeyOf(number: string): TestCardKey {
  const found = Object.entries(testCards).find(([, entry]) => entry.number === number);
  return (found?.[0] as TestCardKey | undefined) ?? "unlisted";
}
