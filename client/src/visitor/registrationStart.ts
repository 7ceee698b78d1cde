import { deviceStorage } from "../storage/deviceStorage";
import { readInvitedEmail } from "./invitation";
import { offerOf, planVariables, withGift } from "./registrationChoice";
import { registrationPath } from "./registrationPath";
import { saveUrlParams, type UrlParams } from "./urlParams";

const paramsOf = (search: string): UrlParams =>
  saveUrlParams(
    deviceStorage(() => window.localStorage),
    search,
  );

/**
 * Returns the page that `/registration` redirects to: the first page of the flow in the current or
 * stored address. The `segment` may be the stored version. Any other segment falls back to
 * the two-step flow.
 */
export function registrationStart(search: string, segment = ""): string {
  const params = paramsOf(search);
  const isKnown = segment === "" || `/registration/${segment}` === registrationPath(params);
  const isPlan = isKnown && offerOf(params).flow === "three-step";
  return `/registration/${isPlan ? "plan" : "step1"}${search}`;
}

/** Query variables for the plans of this visit. `isGift` overrides the address. */
export function visitPlanVariables(search: string, isGift?: boolean) {
  const offer = offerOf(paramsOf(search));
  return planVariables(isGift === undefined ? offer : withGift(offer, isGift));
}

/** Variables that ask if the visitor may register. Absent without an invitation. */
export function invitationVariables(search: string): { readonly email?: string } {
  const email = readInvitedEmail(search);
  return email === null ? {} : { email };
}

/** Query variables for a registration page with plans. */
export const registrationVariables = (search: string) => ({
  ...visitPlanVariables(search),
  ...invitationVariables(search),
});
