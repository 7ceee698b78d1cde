import { deviceStorage } from "../storage/deviceStorage";
import { offerOf, planVariables, withGift } from "./registrationChoice";
import { registrationPath } from "./registrationPath";
import { keepUrlParams, type UrlParams } from "./urlParams";

const paramsOf = (search: string): UrlParams =>
  keepUrlParams(
    deviceStorage(() => window.localStorage),
    search,
  );

/**
 * Where /registration leads: the first page of the flow the address (or an earlier one) names. What
 * follows it may be the kept version; anything else unknown is the two-step flow's first page.
 */
export function registrationStart(search: string, following = ""): string {
  const params = paramsOf(search);
  const isKnown = following === "" || `/registration/${following}` === registrationPath(params);
  const isPlan = isKnown && offerOf(params).flow === "three-step";
  return `/registration/${isPlan ? "plan" : "step1"}${search}`;
}

/** Variables of the query for the plans this visit is offered; `isGift` where the page decides it. */
export function visitPlans(search: string, isGift?: boolean) {
  const offer = offerOf(paramsOf(search));
  return planVariables(isGift === undefined ? offer : withGift(offer, isGift));
}
