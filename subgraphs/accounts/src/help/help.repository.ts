import type { OutboxEntry } from "@eightcount/service-kit/events/outbox-entry";
import type { PrismaClient } from "../generated/client/client";

/** Stores questions only in the outbox, until the workers take them. */
export class HelpRepository {
  constructor(private readonly db: PrismaClient) {}

  async save(events: readonly OutboxEntry[]): Promise<void> {
    await this.db.outboxEvent.createMany({ data: [...events] });
  }
}
