import type { OutboxEntry } from "@eightcount/service-kit/events/outbox-entry";
import type { Prisma, PrismaClient } from "../generated/client/client";

export interface Deletion {
  readonly accountId: string;
  readonly deletionId: string;
  readonly requestedAt: Date;
  readonly deletesAt: Date;
}

export interface NewDeletion extends Deletion {
  /** The password that was checked. Another one means that the request came too late. */
  readonly passwordHash: string;
}

export interface RequestedDeletion {
  readonly deletion: Deletion;
  readonly endedIds: readonly string[];
}

export class DeletionRepository {
  constructor(private readonly db: PrismaClient) {}

  /** Ends every sign-in. A repeated request keeps its date. Null if the password was replaced. */
  async request(
    { passwordHash, ...deletion }: NewDeletion,
    events: readonly OutboxEntry[],
  ): Promise<RequestedDeletion | null> {
    const { accountId, requestedAt } = deletion;
    return this.db.$transaction(async (tx) => {
      const held = await tx.$queryRaw<unknown[]>`SELECT 1 FROM account
        WHERE id = ${accountId}::uuid AND password_hash = ${passwordHash} FOR UPDATE`;
      if (held.length === 0) return null;
      const { count } = await tx.accountDeletion.createMany({
        data: [deletion],
        skipDuplicates: true,
      });
      if (count === 1) await tx.outboxEvent.createMany({ data: [...events] });
      const stored = await tx.accountDeletion.findUniqueOrThrow({ where: { accountId } });
      return { deletion: stored, endedIds: await endSessions(tx, accountId, requestedAt) };
    });
  }

  async isRequested(accountId: string): Promise<boolean> {
    return (await this.db.accountDeletion.count({ where: { accountId } })) > 0;
  }
}

async function endSessions(
  tx: Prisma.TransactionClient,
  accountId: string,
  at: Date,
): Promise<readonly string[]> {
  const ended = await tx.sessionFamily.updateManyAndReturn({
    where: { accountId, revokedAt: null },
    data: { revokedAt: at },
    select: { id: true },
  });
  return ended.map(({ id }) => id);
}
