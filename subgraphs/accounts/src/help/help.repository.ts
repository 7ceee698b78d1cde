import type { OutboxEntry } from "@eightcount/service-kit/events/outbox-entry";
import type { PrismaClient } from "../generated/client/client";

/** Questions wait in the outbox until the mail worker takes them; nothing else is kept. */
export class HelpRepository {
  constructor(private readonly db: PrismaClient) {}

  async keep(mail: OutboxEntry): Promise<void> {
    await this.db.outboxEvent.createMany({ data: [mail] });
  }
}
