import type { MemberGroup } from "@eightcount/rules/people/member-groups";
import type { OutboxEntry } from "@eightcount/service-kit/events/outbox-entry";
import type { Prisma } from "../generated/client/client";
import type { VerifiedMember } from "../verification/member-verified";

/** The proof that an account's e-mail belongs to whoever set its password. */
export interface EmailProof {
  readonly at: Date;
  /** Groups that come with the e-mail. */
  readonly joins: readonly MemberGroup[];
  /** Tells others. */
  readonly tell: (member: VerifiedMember) => OutboxEntry;
}

/**
 * Marks an e-mail verified and drops every sign-up that claimed it, with their codes. Part of a
 * transaction that holds the account's row and found it unverified.
 */
export async function proveEmail(
  tx: Prisma.TransactionClient,
  accountId: string,
  { at, joins, tell }: EmailProof,
): Promise<void> {
  const { email, profile } = await tx.account.update({
    where: { id: accountId },
    data: { emailVerifiedAt: at, groups: { push: [...joins] } },
    include: { profile: true },
  });
  if (!profile) throw new Error(`account ${accountId} has no profile`);
  await tx.emailCode.deleteMany({ where: { accountId, purpose: "VERIFY_EMAIL", usedAt: null } });
  await tx.signUp.deleteMany({ where: { accountId } });
  await tx.outboxEvent.createMany({ data: [tell({ id: accountId, email, profile })] });
}
