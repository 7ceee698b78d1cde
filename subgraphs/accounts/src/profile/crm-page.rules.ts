import type { BillingProcessor } from "@eightcount/rules/people/registration-flow";

/** Who is led there. */
export interface CrmPageVisitor {
  readonly email: string;
  readonly profile: { readonly billingProcessor: BillingProcessor };
}

/**
 * A page of the CRM with the member's e-mail as its `email` parameter; null for whomever it does not
 * bill, and for everybody while no such page is configured.
 */
export function crmPageUrl(page: string | null, member: CrmPageVisitor): string | null {
  if (page === null || member.profile.billingProcessor !== "CRM") return null;
  const address = new URL(page);
  address.searchParams.set("email", member.email);
  return address.href;
}
