import { memberVerified } from "@eightcount/contracts/events/member-verified";
import type { BillingProcessor } from "@eightcount/rules/people/registration-flow";
import { type OutboxEntry, outboxEntry } from "@eightcount/service-kit/events/outbox-entry";

export interface VerifiedMember {
  readonly id: string;
  readonly email: string;
  readonly profile: { readonly billingProcessor: BillingProcessor | null };
}

/** Members without a processor of their own get the configured one. */
export const memberVerifiedEvent =
  (configured: BillingProcessor) =>
  ({ id, email, profile }: VerifiedMember): OutboxEntry =>
    outboxEntry(memberVerified, {
      memberId: id,
      email,
      billingProcessor: profile.billingProcessor ?? configured,
    });
