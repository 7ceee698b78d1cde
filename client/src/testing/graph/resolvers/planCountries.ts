import { countryOfCurrency } from "@eightcount/rules/billing/plan-offers";
import type { MemberRow } from "../world/memberRows";

/** Whether plans in the member's currency are not sold in a country. Unknown ones are accepted. */
export function isElsewhere({ subscription }: MemberRow, country: string | null): boolean {
  const only = countryOfCurrency(subscription.currency);
  return only !== null && country !== null && country !== only;
}
