import { deviceStorage } from "../session/deviceStorage";
import { offerOf } from "./registrationChoice";
import { keepUrlParams } from "./urlParams";

/** Where /registration leads: the first page of the flow the address (or an earlier one) names. */
export function registrationStart(search: string): string {
  const params = keepUrlParams(
    deviceStorage(() => window.localStorage),
    search,
  );
  const first = offerOf(params).flow === "two-step" ? "step1" : "plan";
  return `/registration/${first}${search}`;
}

/** The currency the visit is sold in: what its address, or an earlier one, asks for. */
export function visitCurrency(search: string): "USD" | "INR" {
  const params = keepUrlParams(
    deviceStorage(() => window.localStorage),
    search,
  );
  return offerOf(params).currency;
}
