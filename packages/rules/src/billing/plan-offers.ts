import type { CurrencyCode } from "../visits/visitor-location";
import type { PlanChoice } from "./plans";

const cardChoices: readonly PlanChoice[] = ["YEARLY", "MONTHLY", "NO_DEAL_MONTHLY"];
const giftChoices: readonly PlanChoice[] = ["GIFT_YEARLY", "GIFT_MONTHLY"];
const rupeeChoices: readonly PlanChoice[] = ["MULTI_YEARLY", "MULTI_MONTHLY"];

/** Returns the plans an offer sells, the yearly one first. Gift plans come in one currency only. */
export function offeredChoices(offer: {
  readonly isGift: boolean;
  readonly currency: CurrencyCode;
}): readonly PlanChoice[] {
  if (offer.isGift) return giftChoices;
  return offer.currency === "INR" ? rupeeChoices : cardChoices;
}

/** The currency a choice is sold in: the rupee plans in INR, every other in USD. */
export const currencyOfChoice = (choice: PlanChoice): CurrencyCode =>
  rupeeChoices.includes(choice) ? "INR" : "USD";

/** ISO code of the only country a currency's plans are sold to; null for those sold everywhere. */
export const countryOfCurrency = (currency: CurrencyCode): string | null =>
  currency === "INR" ? "IN" : null;

const yearlyChoices: readonly PlanChoice[] = ["YEARLY", "GIFT_YEARLY", "MULTI_YEARLY"];

/** True for the plans billed once a year. */
export const isYearlyChoice = (choice: PlanChoice): boolean => yearlyChoices.includes(choice);
