import { isYearlyChoice, offeredChoices } from "@eightcount/rules/billing/plan-offers";
import {
  DEFAULT_PLAN_CHOICE,
  type PlanChoice,
  parsePlanChoice,
} from "@eightcount/rules/billing/plans";
import {
  type RegistrationFlow,
  registrationFlow,
} from "@eightcount/rules/people/registration-flow";
import { type CurrencyCode, currencyOfUrl } from "@eightcount/rules/visits/visitor-location";
import type { DeviceStorage } from "../storage/deviceStorage";
import * as keys from "../storage/keys";
import type { UrlParams } from "./urlParams";

/** Registration offer in the landing address. */
export interface Offer {
  readonly flow: RegistrationFlow;
  /** True if the address has `utm_gift_card`. */
  readonly isGift: boolean;
  /** Currency of sale. Gift plans are in dollars even if the address asks for another currency. */
  readonly currency: CurrencyCode;
  /** Currency in the address, or null if it has none. */
  readonly requestedCurrency: CurrencyCode | null;
}

export function offerOf(params: UrlParams): Offer {
  const flow = registrationFlow(params.onboarding_flow ?? null);
  const { utm_currency } = params;
  const requestedCurrency = utm_currency === undefined ? null : currencyOfUrl(utm_currency);
  const offer = {
    flow,
    requestedCurrency,
    isGift: false,
    currency: requestedCurrency ?? "USD",
  } as const;
  return withGift(offer, params.utm_gift_card !== undefined);
}

/** Returns the same offer with or without a gift card. */
export function withGift(offer: Offer, isGift: boolean): Offer {
  return { ...offer, isGift, currency: isGift ? "USD" : (offer.requestedCurrency ?? "USD") };
}

/** True if a visitor asked for rupees but gets a gift plan, which is sold in dollars. */
export const isCurrencyReplaced = ({ currency, requestedCurrency }: Offer): boolean =>
  requestedCurrency !== null && requestedCurrency !== currency;

export const planVariables = ({ isGift, currency }: Offer) => ({
  currency,
  pageSource: isGift ? "gift" : null,
});

/** Returns the two plans of the two-step registration, the yearly one first. */
export const twoStepPlans = (offer: Offer): readonly PlanChoice[] =>
  offeredChoices(offer).slice(0, 2);

/** Returns the plan chosen in this tab, or null. */
export function readPlanChoice(tab: DeviceStorage): PlanChoice | null {
  return parsePlanChoice(tab.get(keys.planChoice) ?? "");
}

export function savePlanChoice(tab: DeviceStorage, choice: PlanChoice): void {
  tab.set(keys.planChoice, choice);
}

export function clearPlanChoice(tab: DeviceStorage): void {
  tab.remove(keys.planChoice);
}

/** Returns the plan to continue with, out of everything the offer sells. */
export const planToBuy = (tab: DeviceStorage, offer: Offer): PlanChoice =>
  closestOfferedPlan(tab, offeredChoices(offer));

/**
 * Returns the chosen plan if it is offered, else one with the same billing interval, so that a
 * monthly choice never becomes a yearly one. Defaults to yearly.
 */
export function closestOfferedPlan(tab: DeviceStorage, offered: readonly PlanChoice[]): PlanChoice {
  const stored = readPlanChoice(tab) ?? DEFAULT_PLAN_CHOICE;
  if (offered.includes(stored)) return stored;
  const sameInterval = offered.find((choice) => isYearlyChoice(choice) === isYearlyChoice(stored));
  return sameInterval ?? offered[0] ?? DEFAULT_PLAN_CHOICE;
}
