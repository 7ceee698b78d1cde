import type { BillingProcessor } from "@eightcount/rules/people/registration-flow";

export interface CrmPageVisitor {
  readonly email: string;
  readonly billedBy: BillingProcessor;
}

/** Returns null when the CRM does not bill the member or no page is configured. */
export function crmPageUrl(page: string | null, member: CrmPageVisitor): string | null {
  if (page === null || member.billedBy !== "CRM") return null;
  const address = new URL(page);
  address.searchParams.set("email", member.email);
  return address.href;
}
