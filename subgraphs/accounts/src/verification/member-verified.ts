import type { BillingProcessor } from "../members/member-record";
import type { OutboxEntry } from "../members/outbox-entry";

/** Whose e-mail it is, and who collects their money. */
export interface VerifiedMember {
  readonly id: string;
  readonly email: string;
  readonly profile: { readonly billingProcessor: BillingProcessor };
}

/** Tells billing that an account's e-mail is proven. */
export function memberVerified({ id, email, profile }: VerifiedMember): OutboxEntry {
  const { billingProcessor } = profile;
  return { topic: "member.verified", payload: { memberId: id, email, billingProcessor } };
}
