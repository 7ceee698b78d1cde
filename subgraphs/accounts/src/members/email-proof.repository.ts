import type { MemberGroup } from "@eightcount/rules/people/member-groups";
import type { OutboxEntry } from "@eightcount/service-kit/events/outbox-entry";
import type { Prisma } from "../generated/client/client";
import type { VerifiedMember } from "../verification/member-verified";

/** Proof that an account's email belongs to the person who set its password. */
export interface EmailProof {
  readonly at: Date;
  readonly grantedGroups: readonly MemberGroup[];
  readonly createEvent: (member: VerifiedMember) => OutboxEntry;
}

/** Requires a transaction that holds the account row and found it unverified. */
export async function markEmailVerified(
  tx: Prisma.TransactionClient,
  accountId: string,
  { at, grantedGroups, createEvent }: EmailProof,
): Promise<void> {
  const { email, profile } = await tx.account.update({
    where: { id: accountId },
    data: { emailVerifiedAt: at, groups: { push: [...grantedGroups] } },
    include: { profile: true },
  });
  if (!profile) throw new Error(`account ${accountId} has no profile`);
  await tx.emailCode.deleteMany({ where: { accountId, purpose: "VERIFY_EMAIL", usedAt: null } });
  await tx.signUp.deleteMany({ where: { accountId } });
  await tx.outboxEvent.createMany({ data: [createEvent({ id: accountId, email, profile })] });
}
