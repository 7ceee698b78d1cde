const STATUS_LABELS: Readonly<Record<string, string>> = {
  PAID: "Paid",
  PENDING: "Pending",
  PAST_DUE: "Payment due",
  FAILED: "Not paid",
  REFUNDED: "Refunded",
  PARTLY_REFUNDED: "Partly refunded",
  VOIDED: "Withdrawn",
};

export const invoiceStatusLabel = (status: string): string => STATUS_LABELS[status] ?? status;

const FAILURES: Readonly<Record<string, string>> = {
  DECLINED: "Your bank declined the payment.",
  INSUFFICIENT_FUNDS: "There wasn’t enough money on the card.",
  EXPIRED_CARD: "The card had expired.",
  AUTHENTICATION_REQUIRED: "Your bank wanted you to confirm the payment.",
  NO_CARD: "There was no card on file.",
  PROVIDER_ERROR: "The payment service had a problem.",
};

/** Says why a payment failed, for a person who may be able to change it. */
export const failureText = (failure: string): string => FAILURES[failure] ?? "It didn’t work.";

interface Card {
  readonly brand: string;
  readonly lastFour: string;
}

export const cardText = (card: Card | null | undefined): string =>
  card ? `${card.brand} ending with ${card.lastFour}` : "Payment method";

/** Name of a country in English, or its code if the browser doesn't know it. */
export function countryName(code: string): string {
  try {
    return new Intl.DisplayNames(["en-US"], { type: "region" }).of(code) ?? code;
  } catch {
    return code;
  }
}
