import type { OutboxEntry } from "@eightcount/service-kit/events/outbox-entry";
import type { InboxRepository } from "../events/inbox.repository";

const INSERT = `INSERT INTO outbox_event (id, topic, version, payload)
  VALUES (gen_random_uuid(), $1, $2, $3)`;

export class MailOnceRepository {
  constructor(private readonly inbox: InboxRepository) {}

  /** Stores the request of a mail the first time its event arrives. */
  async requestOnce(eventId: string, { topic, version, payload }: OutboxEntry): Promise<void> {
    await this.inbox.once(eventId, (client) =>
      client.query(INSERT, [topic, version, JSON.stringify(payload)]),
    );
  }
}
