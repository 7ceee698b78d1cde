import type { PrismaClient } from "../generated/client/client";
import type { EndedSessionsRepository } from "../sessions/ended-sessions.repository";
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
  constructor(
    private readonly db: PrismaClient,
    private readonly ended: EndedSessionsRepository,
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
    const { accountId, passwordHash, at, codeId, replacedHash, keepFamilyId } = change;
    return this.db.$transaction(async (tx) => {
      if (codeId !== null) {
        const { count } = await tx.emailCode.updateMany({
          where: { id: codeId, usedAt: null },
          data: { usedAt: at },
        });
        if (count === 0) return null;
      }
      const { count } = await tx.account.updateMany({
        where: { id: accountId, ...(replacedHash ? { passwordHash: replacedHash } : {}) },
        data: { passwordHash },
      });
      if (count === 0) return null;
      const ended = await tx.sessionFamily.updateManyAndReturn({
        where: {
          accountId,
          revokedAt: null,
          ...(keepFamilyId ? { NOT: { id: keepFamilyId } } : {}),
        },
        data: { revokedAt: at },
        select: { id: true },
      });
      await tx.outboxEvent.createMany({ data: outboxRows(events) });
      return ended.map(({ id }) => id);
    });
  }
}
