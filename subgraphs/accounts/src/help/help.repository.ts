import type { PrismaClient } from "../generated/client/client";
import { type OutboxEntry, outboxRows } from "../members/outbox-entry";

/** Questions wait in the outbox until the mail worker takes them; nothing else is kept. */
export class HelpRepository {
  constructor(private readonly db: PrismaClient) {}

  async keep(mail: OutboxEntry): Promise<void> {
    await this.db.outboxEvent.createMany({ data: outboxRows([mail]) });
  }
}
