import { memberVerified } from "@eightcount/contracts/events/member-verified";
import type { BillingProcessor } from "@eightcount/rules/people/registration-flow";
import { type OutboxEntry, outboxEntry } from "@eightcount/service-kit/events/outbox-entry";

export interface VerifiedMember {
  readonly id: string;
  readonly email: string;
  readonly profile: { readonly billingProcessor: BillingProcessor };
}

export const memberVerifiedEvent = ({ id, email, profile }: VerifiedMember): OutboxEntry =>
  outboxEntry(memberVerified, {
    memberId: id,
    email,
    billingProcessor: profile.billingProcessor,
  });
