import type { CurrencyCode } from "../visits/visitor-location";
import type { PlanChoice } from "./plans";

const cardChoices: readonly PlanChoice[] = ["YEARLY", "MONTHLY", "NO_DEAL_MONTHLY"];
const giftChoices: readonly PlanChoice[] = ["GIFT_YEARLY", "GIFT_MONTHLY"];
const rupeeChoices: readonly PlanChoice[] = ["MULTI_YEARLY", "MULTI_MONTHLY"];

/** Lists the yearly plan first. Gift plans have only one currency. */
export function offeredChoices(offer: {
  readonly isGift: boolean;
  readonly currency: CurrencyCode;
}): readonly PlanChoice[] {
  if (offer.isGift) return giftChoices;
  return offer.currency === "INR" ? rupeeChoices : cardChoices;
}

export const currencyOfChoice = (choice: PlanChoice): CurrencyCode =>
  rupeeChoices.includes(choice) ? "INR" : "USD";

/** Returns null for currencies whose plans are sold everywhere. */
export const countryOfCurrency = (currency: CurrencyCode): string | null =>
  currency === "INR" ? "IN" : null;

const yearlyChoices: readonly PlanChoice[] = ["YEARLY", "GIFT_YEARLY", "MULTI_YEARLY"];

export const isYearlyChoice = (choice: PlanChoice): boolean => yearlyChoices.includes(choice);
