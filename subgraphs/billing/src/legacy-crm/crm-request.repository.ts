import { crmRequested } from "@eightcount/contracts/events/crm-requested";
import { outboxEntry } from "@eightcount/service-kit/events/outbox-entry";
import type { PrismaClient } from "../generated/client/client";
import type { AccountHolder, ProviderNotice } from "../providers/billing/billing.provider";

/** Leaves work to the queue of the CRM, whose responses may take seconds. */
export class CrmRequestRepository {
  constructor(private readonly db: PrismaClient) {}

  async requestAccount({ memberId, email }: AccountHolder): Promise<void> {
    if (email === null) return;
    await this.db.outboxEvent.create({
      data: outboxEntry(crmRequested, { kind: "ACCOUNT", memberId, email }),
    });
  }

  async requestReading({ key, objectType, objectId, eventType }: ProviderNotice, noticedAt: Date) {
    const notice = { key, objectType, objectId, eventType };
    await this.db.outboxEvent.create({
      data: outboxEntry(crmRequested, {
        kind: "NOTICE",
        noticedAt: noticedAt.toISOString(),
        notice,
      }),
    });
  }
}
