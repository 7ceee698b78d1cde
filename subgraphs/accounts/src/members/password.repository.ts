import type { PrismaClient } from "../generated/client/client";
import { type OutboxEntry, outboxRows } from "./outbox-entry";

/** A password about to replace another. */
export interface PasswordChange {
  readonly accountId: string;
  readonly passwordHash: string;
  readonly at: Date;
  /** The reset code that allows it, used up by it; null when the old password was given. */
  readonly codeId: string | null;
  /** The hash the old password was checked against; null when a code allows the change. */
  readonly replacedHash: string | null;
  /** The sign-in that goes on; every other one ends. */
  readonly keepFamilyId: string | null;
}

/** Replaces passwords; sign-ins made with the old one end in the same transaction. */
export class PasswordRepository {
  constructor(private readonly db: PrismaClient) {}

  /** False when another request used the code up, or replaced the password, meanwhile. */
  async replace(change: PasswordChange, events: readonly OutboxEntry[]): Promise<boolean> {
    const { accountId, passwordHash, at, codeId, replacedHash, keepFamilyId } = change;
    return this.db.$transaction(async (tx) => {
      if (codeId !== null) {
        const { count } = await tx.emailCode.updateMany({
          where: { id: codeId, usedAt: null },
          data: { usedAt: at },
        });
        if (count === 0) return false;
      }
      const { count } = await tx.account.updateMany({
        where: { id: accountId, ...(replacedHash ? { passwordHash: replacedHash } : {}) },
        data: { passwordHash },
      });
      if (count === 0) return false;
      await tx.sessionFamily.updateMany({
        where: {
          accountId,
          revokedAt: null,
          ...(keepFamilyId ? { NOT: { id: keepFamilyId } } : {}),
        },
        data: { revokedAt: at },
      });
      await tx.outboxEvent.createMany({ data: outboxRows(events) });
      return true;
    });
  }
}
