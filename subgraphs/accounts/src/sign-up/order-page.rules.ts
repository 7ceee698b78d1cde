import type { BillingProcessor } from "../members/member-record";

/** Whose order it is. */
export interface OrderingMember {
  readonly email: string;
  readonly profile: { readonly billingProcessor: BillingProcessor };
}

/**
 * The older system's order page with the member's e-mail as its `email` parameter; null for whoever
 * orders in the product itself, and for everybody while no such page is configured.
 */
export function orderPageUrl(crmOrderUrl: string | null, member: OrderingMember): string | null {
  if (crmOrderUrl === null || member.profile.billingProcessor !== "CRM") return null;
  const address = new URL(crmOrderUrl);
  address.searchParams.set("email", member.email);
  return address.href;
}
