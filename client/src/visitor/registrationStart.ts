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
 * Returns the page that `/registration` redirects to: the first page of the flow in the current or
 * stored address. A `following` segment may be the stored version. Any other segment falls back to
 * the two-step flow.
 */
export function registrationStart(search: string, following = ""): string {
  const params = paramsOf(search);
  const isKnown = following === "" || `/registration/${following}` === registrationPath(params);
  const isPlan = isKnown && offerOf(params).flow === "three-step";
  return `/registration/${isPlan ? "plan" : "step1"}${search}`;
}

/** Query variables for the plans of this visit. `isGift` overrides the address. */
export function visitPlans(search: string, isGift?: boolean) {
  const offer = offerOf(paramsOf(search));
  return planVariables(isGift === undefined ? offer : withGift(offer, isGift));
}
