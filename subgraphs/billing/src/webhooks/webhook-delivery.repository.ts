import { providerNoticed } from "@eightcount/contracts/events/provider-noticed";
import { outboxEntry } from "@eightcount/service-kit/events/outbox-entry";
import type { Prisma, PrismaClient } from "../generated/client/client";
import type { ProviderNotice } from "../providers/billing/billing.provider";

/** How Postgres remembers the provider's notices. */
export class WebhookDeliveryRepository {
  constructor(private readonly db: PrismaClient) {}

  /**
   * Keeps a notice and the event that has it handled, in one transaction. False: it is a repeat of
   * one that still waits. Two changes of one second read alike, so a repeat of a notice that was
   * handled already is handled again. Once this returned, the notice is not lost.
   */
  async accept(notice: ProviderNotice): Promise<boolean> {
    return this.db.$transaction(async (tx) => {
      const { count } = await tx.webhookDelivery.createMany({
        data: [{ key: notice.key }],
        skipDuplicates: true,
      });
      if (count === 0 && !(await waitsAgain(tx, notice.key))) return false;
      // Dated by the database, as readings are: the two moments are compared later.
      const { topic, version, payload } = outboxEntry(providerNoticed, notice);
      await tx.$executeRaw`INSERT INTO outbox_event (id, topic, version, payload)
        VALUES (gen_random_uuid(), ${topic}, ${version}::int, ${JSON.stringify(payload)}::jsonb)`;
      return true;
    });
  }

  /** Called before the account is read: what changes while it is read is a notice of its own. */
  async markHandled(key: string): Promise<void> {
    await this.db.webhookDelivery.updateMany({
      where: { key, handledAt: null },
      data: { handledAt: new Date() },
    });
  }

  /** Forgets notices the provider no longer repeats. */
  async forgetBefore(moment: Date): Promise<number> {
    const { count } = await this.db.webhookDelivery.deleteMany({
      where: { receivedAt: { lt: moment } },
    });
    return count;
  }
}

async function waitsAgain(tx: Prisma.TransactionClient, key: string): Promise<boolean> {
  const { count } = await tx.webhookDelivery.updateMany({
    where: { key, handledAt: { not: null } },
    data: { handledAt: null },
  });
  return count === 1;
}
