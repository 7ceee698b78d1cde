import type { OutboxEntry } from "@eightcount/service-kit/events/outbox-entry";
import type { Prisma, PrismaClient } from "../generated/client/client";
import type { EndedSessionsRepository } from "../sessions/ended-sessions.repository";
import { type EmailProof, proveEmail } from "./email-proof.repository";
import type { ProfileRecord } from "./member-record";
import { writeProfile } from "./write-profile.repository";

/** A password about to replace another. */
export interface PasswordChange {
  readonly accountId: string;
  readonly passwordHash: string;
  readonly at: Date;
  /** What allows it: the hash the old password was checked against, or a reset code. */
  readonly allowedBy: PresentPassword | ResetCode;
  /** The sign-in that goes on; every other one ends. */
  readonly keepFamilyId: string | null;
  /** The browser it is changed on, the only one that is known afterwards. */
  readonly deviceHash: string;
}

export interface PresentPassword {
  readonly replacedHash: string;
}

export interface ResetCode {
  /** Used up by the change. */
  readonly codeId: string;
  /** Verifies the e-mail, in case it is not: the code was mailed there. */
  readonly proof: EmailProof;
  /** Who bills a member of whose sign-up nothing is kept. */
  readonly billingProcessor: ProfileRecord["billingProcessor"];
}

/** Replaces passwords; what was made with the old one ends in the same transaction. */
export class PasswordRepository {
  constructor(
    private readonly db: PrismaClient,
    private readonly ended: Pick<EndedSessionsRepository, "add">,
  ) {}

  /** False when another request used the code up, or replaced the password, meanwhile. */
  async replace(change: PasswordChange, events: readonly OutboxEntry[]): Promise<boolean> {
    const endedIds = await this.#replace(change, events);
    if (endedIds === null) return false;
    await this.ended.add(endedIds);
    return true;
  }

  /** The sign-ins that ended by it; null when nothing was replaced. */
  async #replace(
    change: PasswordChange,
    events: readonly OutboxEntry[],
  ): Promise<readonly string[] | null> {
    const { accountId, passwordHash, at, allowedBy, keepFamilyId, deviceHash } = change;
    return this.db.$transaction(async (tx) => {
      const [account] = await tx.$queryRaw<{ passwordHash: string; isVerified: boolean }[]>`
        SELECT password_hash AS "passwordHash", email_verified_at IS NOT NULL AS "isVerified"
        FROM account WHERE id = ${accountId}::uuid FOR UPDATE`;
      if (!account) return null;
      if ("replacedHash" in allowedBy) {
        if (account.passwordHash !== allowedBy.replacedHash) return null;
      } else {
        const resets = { accountId, purpose: "RESET_PASSWORD", usedAt: null } as const;
        const { count } = await tx.emailCode.updateMany({
          where: { ...resets, id: allowedBy.codeId },
          data: { usedAt: at },
        });
        if (count === 0) return null;
        await tx.emailCode.deleteMany({ where: resets });
        if (!account.isVerified) {
          await keepOwnAnswers(tx, change, allowedBy);
          await proveEmail(tx, accountId, allowedBy.proof);
        }
      }
      await tx.account.update({ where: { id: accountId }, data: { passwordHash } });
      const ended = await tx.sessionFamily.updateManyAndReturn({
        where: {
          accountId,
          revokedAt: null,
          ...(keepFamilyId ? { NOT: { id: keepFamilyId } } : {}),
        },
        data: { revokedAt: at },
        select: { id: true },
      });
      await tx.knownDevice.deleteMany({ where: { accountId } });
      await tx.knownDevice.create({ data: { accountId, deviceHash, usedAt: at } });
      await tx.outboxEvent.createMany({ data: [...events] });
      return ended.map(({ id }) => id);
    });
  }
}

/** Of what pending sign-ups say about the member, keeps only what this very browser gave. */
async function keepOwnAnswers(
  tx: Prisma.TransactionClient,
  { accountId, deviceHash }: Pick<PasswordChange, "accountId" | "deviceHash">,
  { billingProcessor }: ResetCode,
): Promise<void> {
  const pending = await tx.signUp.findMany({ where: { accountId } });
  // A ready-made account has no sign-up, and its profile is nobody else's.
  if (pending.length === 0) return;
  const own = pending.find((signUp) => signUp.deviceHash === deviceHash);
  await writeProfile(
    tx,
    accountId,
    own ? (own.profile as Prisma.InputJsonObject) : { billingProcessor },
  );
}
