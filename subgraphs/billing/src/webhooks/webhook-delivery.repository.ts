import { providerNoticed } from "@eightcount/contracts/events/provider-noticed";
import { outboxEntry } from "@eightcount/service-kit/events/outbox-entry";
import { deleteInSteps } from "@eightcount/service-kit/process/delete-in-steps";
import type { Prisma, PrismaClient } from "../generated/client/client";
import type { ProviderNotice } from "../providers/billing/billing.provider";

export class WebhookDeliveryRepository {
  constructor(private readonly db: PrismaClient) {}

  /** False for a repeat that still waits. Two changes within one second have the same key. */
  async accept(notice: ProviderNotice): Promise<boolean> {
    return this.db.$transaction(async (tx) => {
      const { count } = await tx.webhookDelivery.createMany({
        data: [{ key: notice.key }],
        skipDuplicates: true,
      });
      if (count === 0 && !(await reopenDelivery(tx, notice.key))) return false;
      // Uses the database's clock like readings do, because the two times are compared later.
      const { topic, version, payload } = outboxEntry(providerNoticed, notice);
      await tx.$executeRaw`INSERT INTO outbox_event (id, topic, version, payload)
        VALUES (gen_random_uuid(), ${topic}, ${version}::int, ${JSON.stringify(payload)}::jsonb)`;
      return true;
    });
  }

  /** Call it before reading the account, because a change during the read sends its own notice. */
  async markHandled(key: string): Promise<void> {
    await this.db.webhookDelivery.updateMany({
      where: { key, handledAt: null },
      data: { handledAt: new Date() },
    });
  }

  async pruneBefore(moment: Date): Promise<number> {
    const where = { receivedAt: { lt: moment } };
    return deleteInSteps((limit) => this.db.webhookDelivery.deleteMany({ where, limit }));
  }
}

async function reopenDelivery(tx: Prisma.TransactionClient, key: string): Promise<boolean> {
  const { count } = await tx.webhookDelivery.updateMany({
    where: { key, handledAt: { not: null } },
    data: { handledAt: null },
  });
  return count === 1;
}
