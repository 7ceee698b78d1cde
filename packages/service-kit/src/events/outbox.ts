import type { Pool } from "pg";
import type { Logger } from "../logging/logger";
import type { DomainEvent } from "./domain-event";
import type { EventQueues } from "./event-queues";

export interface OutboxRelayOptions {
  readonly pool: Pool;
  readonly queues: Pick<EventQueues, "publish">;
  /** Who hears of which topic. */
  readonly routes: Readonly<Record<string, readonly string[]>>;
  readonly logger: Logger;
  /** Pause between looks at an empty outbox, 250 ms unless told. */
  readonly intervalMs?: number;
}

interface OutboxRow {
  readonly id: string;
  readonly topic: string;
  readonly payload: unknown;
  readonly created_at: Date;
}

const BATCH = 100;
const CLAIM = `
  SELECT id, topic, payload, created_at FROM outbox_event
  WHERE sent_at IS NULL ORDER BY created_at LIMIT ${BATCH} FOR UPDATE SKIP LOCKED`;
/** Asked outside a transaction, so that an empty outbox costs one round trip a turn. */
const WAITING = "SELECT EXISTS (SELECT FROM outbox_event WHERE sent_at IS NULL) AS waiting";
const MARK = "UPDATE outbox_event SET sent_at = now(), attempts = attempts + 1 WHERE id = ANY($1)";
/** Queues try an event for a day: a mark of the inbox outlives that many times over. */
const PRUNE = `
  DELETE FROM outbox_event WHERE sent_at < now() - interval '7 days';
  DELETE FROM inbox_event WHERE handled_at < now() - interval '30 days'`;
const PRUNE_EVERY_MS = 3_600_000;

/** Moves committed outbox rows to the queues, at least once, in commit order per relay. */
export class OutboxRelay {
  #timer: NodeJS.Timeout | null = null;
  #running: Promise<number> | null = null;
  #prunedAt = 0;

  constructor(private readonly options: OutboxRelayOptions) {}

  start(): void {
    const pause = this.options.intervalMs ?? 250;
    const turn = async () => {
      const moved = await this.flush().catch((error: unknown) => {
        this.options.logger.warn({ err: error }, "the outbox could not be relayed");
        return 0;
      });
      if (this.#timer) this.#timer = setTimeout(turn, moved === BATCH ? 0 : pause);
    };
    this.#timer = setTimeout(turn, pause);
  }

  /** Ends the turns once the one under way is over; what is left waits for the next start. */
  async stop(): Promise<void> {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    await this.#running?.catch(() => undefined);
  }

  /** Relays one batch; answers how many rows it held. */
  async flush(): Promise<number> {
    this.#running ??= this.#relayBatch().finally(() => {
      this.#running = null;
    });
    return this.#running;
  }

  async #relayBatch(): Promise<number> {
    await this.#prune();
    const { rows } = await this.options.pool.query<{ waiting: boolean }>(WAITING);
    return rows[0]?.waiting ? this.#relayWaiting() : 0;
  }

  async #relayWaiting(): Promise<number> {
    const client = await this.options.pool.connect();
    try {
      await client.query("BEGIN");
      const { rows } = await client.query<OutboxRow>(CLAIM);
      for (const row of rows) await this.#publish(row);
      if (rows.length > 0) await client.query(MARK, [rows.map((row) => row.id)]);
      await client.query("COMMIT");
      return rows.length;
    } catch (error) {
      await client.query("ROLLBACK").catch(() => undefined);
      throw error;
    } finally {
      client.release();
    }
  }

  async #publish(row: OutboxRow): Promise<void> {
    const event: DomainEvent = {
      id: row.id,
      topic: row.topic,
      payload: row.payload,
      occurredAt: row.created_at.toISOString(),
    };
    const consumers = this.options.routes[row.topic];
    if (!consumers) this.options.logger.error({ topic: row.topic }, "nobody hears this topic");
    for (const consumer of consumers ?? []) await this.options.queues.publish(consumer, event);
  }

  async #prune(): Promise<void> {
    if (Date.now() - this.#prunedAt < PRUNE_EVERY_MS) return;
    this.#prunedAt = Date.now();
    await this.options.pool.query(PRUNE);
  }
}
