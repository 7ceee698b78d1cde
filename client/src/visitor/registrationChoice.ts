import { DEFAULT_PLAN_CHOICE, type PlanChoice, planChoiceFrom } from "@eightcount/rules/plans";
import { type RegistrationFlow, registrationFlow } from "@eightcount/rules/registration-flow";
import type { DeviceStorage } from "../session/deviceStorage";
import type { UrlParams } from "./urlParams";

const PLAN_KEY = "eightcount.plan-choice";

/** What the address a visitor came by says about their registration. */
export interface Offer {
  readonly flow: RegistrationFlow;
  /** Present when `utm_gift_card` is. */
  readonly isGift: boolean;
  readonly currency: "USD" | "INR";
  /** True when the address itself asks for a currency. */
  readonly asksCurrency: boolean;
}

export function offerOf(params: UrlParams): Offer {
  return {
    flow: registrationFlow(params.onboarding_flow ?? null),
    isGift: params.utm_gift_card !== undefined,
    currency: params.utm_currency?.toLowerCase() === "inr" ? "INR" : "USD",
    asksCurrency: params.utm_currency !== undefined,
  };
}

/** The two plans an offer sells, the yearly first. */
export function plansOfOffer({
  isGift,
  currency,
}: Pick<Offer, "isGift" | "currency">): readonly [PlanChoice, PlanChoice] {
  if (isGift) return ["GIFT_YEARLY", "GIFT_MONTHLY"];
  return currency === "INR" ? ["MULTI_YEARLY", "MULTI_MONTHLY"] : ["YEARLY", "MONTHLY"];
}

/** Every plan a member may buy: those of the offer, and the regular monthly one where there is one. */
export function plansForSale(offer: Pick<Offer, "isGift" | "currency">): readonly PlanChoice[] {
  const plans = plansOfOffer(offer);
  return offer.isGift || offer.currency === "INR" ? plans : [...plans, "NO_DEAL_MONTHLY"];
}

/** The plan chosen in this tab; null until one is. */
export function readPlanChoice(tab: DeviceStorage): PlanChoice | null {
  return planChoiceFrom(tab.get(PLAN_KEY) ?? "");
}

export function keepPlanChoice(tab: DeviceStorage, choice: PlanChoice): void {
  tab.set(PLAN_KEY, choice);
}

/** Back to yearly, and no choice made. */
export function forgetPlanChoice(tab: DeviceStorage): void {
  tab.remove(PLAN_KEY);
}

/** The chosen plan where it is offered, else the first that is. */
export function planOffered(tab: DeviceStorage, offered: readonly PlanChoice[]): PlanChoice {
  const kept = readPlanChoice(tab);
  return kept && offered.includes(kept) ? kept : (offered[0] ?? DEFAULT_PLAN_CHOICE);
}

/** The plan to go on with: the chosen one where the offer sells it, else the offer's yearly one. */
export function planToBuy(tab: DeviceStorage, offer: Offer): PlanChoice {
  return planOffered(tab, plansForSale(offer));
}
