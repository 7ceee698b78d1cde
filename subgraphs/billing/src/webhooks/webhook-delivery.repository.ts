import type { PrismaClient } from "../generated/client/client";
import type { ProviderNotice } from "../providers/billing/billing.provider";

/** The topic under which this subgraph's own worker hears of a provider's notice. */
export const PROVIDER_NOTICED = "provider.noticed";

/** How Postgres remembers the provider's notices. */
export class WebhookDeliveryRepository {
  constructor(private readonly db: PrismaClient) {}

  /**
   * Keeps a notice and the event that has it handled, in one transaction. False: it is a repeat.
   * Once this returned, the notice is not lost, whatever happens to the queue.
   */
  async accept(notice: ProviderNotice): Promise<boolean> {
    return this.db.$transaction(async (tx) => {
      const { count } = await tx.webhookDelivery.createMany({
        data: [{ key: notice.key }],
        skipDuplicates: true,
      });
      if (count === 0) return false;
      // Dated by the database, as readings are: the two moments are compared later.
      await tx.$executeRaw`INSERT INTO outbox_event (id, topic, payload)
        VALUES (gen_random_uuid(), ${PROVIDER_NOTICED}, ${JSON.stringify(notice)}::jsonb)`;
      return true;
    });
  }

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
