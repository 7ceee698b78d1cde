import type { PrismaClient } from "../generated/client/client";
import { type EmailProof, proveEmail } from "./email-proof.repository";
import { type OutboxEntry, outboxRows } from "./outbox-entry";

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
}

/** Replaces passwords; what was made with the old one ends in the same transaction. */
export class PasswordRepository {
  constructor(private readonly db: PrismaClient) {}

  /** False when another request used the code up, or replaced the password, meanwhile. */
  async replace(change: PasswordChange, events: readonly OutboxEntry[]): Promise<boolean> {
    const { accountId, passwordHash, at, allowedBy, keepFamilyId, deviceHash } = change;
    return this.db.$transaction(async (tx) => {
      const [account] = await tx.$queryRaw<{ passwordHash: string; isVerified: boolean }[]>`
        SELECT password_hash AS "passwordHash", email_verified_at IS NOT NULL AS "isVerified"
        FROM account WHERE id = ${accountId}::uuid FOR UPDATE`;
      if (!account) return false;
      if ("replacedHash" in allowedBy) {
        if (account.passwordHash !== allowedBy.replacedHash) return false;
      } else {
        const resets = { accountId, purpose: "RESET_PASSWORD", usedAt: null } as const;
        const { count } = await tx.emailCode.updateMany({
          where: { ...resets, id: allowedBy.codeId },
          data: { usedAt: at },
        });
        if (count === 0) return false;
        await tx.emailCode.deleteMany({ where: resets });
        if (!account.isVerified) await proveEmail(tx, accountId, allowedBy.proof);
      }
      await tx.account.update({ where: { id: accountId }, data: { passwordHash } });
      await tx.sessionFamily.updateMany({
        where: {
          accountId,
          revokedAt: null,
          ...(keepFamilyId ? { NOT: { id: keepFamilyId } } : {}),
        },
        data: { revokedAt: at },
      });
      await tx.knownDevice.deleteMany({ where: { accountId } });
      await tx.knownDevice.create({ data: { accountId, deviceHash, usedAt: at } });
      await tx.outboxEvent.createMany({ data: outboxRows(events) });
      return true;
    });
  }
}
