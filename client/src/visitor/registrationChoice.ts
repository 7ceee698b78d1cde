import { isYearlyChoice, offeredChoices } from "@eightcount/rules/billing/plan-offers";
import {
  DEFAULT_PLAN_CHOICE,
  type PlanChoice,
  planChoiceFrom,
} from "@eightcount/rules/billing/plans";
import {
  type RegistrationFlow,
  registrationFlow,
} from "@eightcount/rules/people/registration-flow";
import { type CurrencyCode, currencyOfUrl } from "@eightcount/rules/visits/visitor-location";
import type { DeviceStorage } from "../storage/deviceStorage";
import * as keys from "../storage/keys";
import type { UrlParams } from "./urlParams";

/** What the address a visitor came by says about their registration. */
export interface Offer {
  readonly flow: RegistrationFlow;
  /** Present when `utm_gift_card` is. */
  readonly isGift: boolean;
  /** The currency it is sold in: gift plans come in dollars, whatever the address asks for. */
  readonly currency: CurrencyCode;
  /** The currency the address itself asks for; null where it asks for none. */
  readonly askedCurrency: CurrencyCode | null;
}

export function offerOf(params: UrlParams): Offer {
  const flow = registrationFlow(params.onboarding_flow ?? null);
  const { utm_currency } = params;
  const askedCurrency = utm_currency === undefined ? null : currencyOfUrl(utm_currency);
  const offer = { flow, askedCurrency, isGift: false, currency: askedCurrency ?? "USD" } as const;
  return withGift(offer, params.utm_gift_card !== undefined);
}

/** Returns the offer of the same visit with a gift card, or without one. */
export function withGift(offer: Offer, isGift: boolean): Offer {
  return { ...offer, isGift, currency: isGift ? "USD" : (offer.askedCurrency ?? "USD") };
}

/** True where a visitor asked for rupees and gets a gift plan, which is sold in dollars. */
export const isCurrencyReplaced = ({ currency, askedCurrency }: Offer): boolean =>
  askedCurrency !== null && askedCurrency !== currency;

/** Variables of every query for the plans of an offer. */
export const planVariables = ({ isGift, currency }: Offer) => ({
  currency,
  pageSource: isGift ? "gift" : null,
});

/** The two plans the two-step registration offers, the yearly one first. */
export const plansOfOffer = (offer: Offer): readonly PlanChoice[] =>
  offeredChoices(offer).slice(0, 2);

/** The plan chosen in this tab; null until one is. */
export function readPlanChoice(tab: DeviceStorage): PlanChoice | null {
  return planChoiceFrom(tab.get(keys.planChoice) ?? "");
}

export function keepPlanChoice(tab: DeviceStorage, choice: PlanChoice): void {
  tab.set(keys.planChoice, choice);
}

/** Back to yearly, and no choice made. */
export function forgetPlanChoice(tab: DeviceStorage): void {
  tab.remove(keys.planChoice);
}

/** The plan to go on with, of all that the offer sells. */
export const planToBuy = (tab: DeviceStorage, offer: Offer): PlanChoice =>
  planToKeep(tab, offeredChoices(offer));

/**
 * The chosen plan where it is offered, else the one that is billed as often, so that a month never
 * turns into a year; the yearly one while none is chosen.
 */
export function planToKeep(tab: DeviceStorage, offered: readonly PlanChoice[]): PlanChoice {
  const kept = readPlanChoice(tab) ?? DEFAULT_PLAN_CHOICE;
  if (offered.includes(kept)) return kept;
  const asOften = offered.find((choice) => isYearlyChoice(choice) === isYearlyChoice(kept));
  return asOften ?? offered[0] ?? DEFAULT_PLAN_CHOICE;
}
