import type { OutboxEntry } from "@eightcount/service-kit/events/outbox-entry";
import type { Prisma } from "../generated/client/client";
import type { Deletion } from "./deletion.repository";

export type WithdrawalEvents = (deletion: Deletion) => readonly OutboxEntry[];

/** Returns whether there was one. Requires a transaction that holds the account row. */
export async function withdrawDeletion(
  tx: Prisma.TransactionClient,
  accountId: string,
  eventsOf: WithdrawalEvents,
): Promise<boolean> {
  const [deletion] = await tx.$queryRaw<Deletion[]>`
    DELETE FROM account_deletion WHERE account_id = ${accountId}::uuid
    RETURNING account_id AS "accountId", deletion_id AS "deletionId",
      requested_at AS "requestedAt", deletes_at AS "deletesAt"`;
  if (!deletion) return false;
  await tx.outboxEvent.createMany({ data: [...eventsOf(deletion)] });
  return true;
}
