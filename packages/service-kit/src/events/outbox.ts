import type { AnyEventContract } from "@eightcount/contracts/define-event";
import { InvalidPayloadError, readPayload } from "@eightcount/contracts/read-payload";
import { counters } from "@eightcount/rules/telemetry/registry";
import type { Pool, PoolClient } from "pg";
import type { Logger } from "../logging/logger";
import { deleteRows } from "../process/delete-in-steps";
import { succeedsInTime } from "../process/in-time";
import { inTransaction } from "../subgraph/in-transaction";
import { count } from "../telemetry/count";
import type { EventQueues } from "./event-queues";

export interface OutboxRelayOptions {
  readonly pool: Pool;
  readonly queues: Pick<EventQueues, "publish">;
  readonly contracts: readonly AnyEventContract[];
  readonly logger: Logger;
  readonly intervalMs?: number;
}

interface OutboxRow {
  readonly id: string;
  readonly topic: string;
  readonly version: number;
  readonly payload: unknown;
  readonly created_at: Date;
}

const BATCH = 100;
/** Tries parked events again every hour, because a newer release may bring their contract. */
const PENDING = "sent_at IS NULL AND (parked_at IS NULL OR parked_at < now() - interval '1 hour')";
const CLAIM = `
  SELECT id, topic, version, payload, created_at FROM outbox_event
  WHERE ${PENDING} ORDER BY created_at LIMIT ${BATCH} FOR UPDATE SKIP LOCKED`;
/** Runs outside a transaction, so that polling an empty outbox costs one round trip. */
const WAITING = `SELECT EXISTS (SELECT FROM outbox_event WHERE ${PENDING}) AS waiting`;
const MARK = `
  UPDATE outbox_event SET sent_at = now(), parked_at = NULL, attempts = attempts + 1
  WHERE id = ANY($1)`;
const PARK = "UPDATE outbox_event SET parked_at = now() WHERE id = ANY($1)";
/** Queues retry an event for about a day. Inbox marks must last much longer than that. */
const EXPIRED = {
  outbox_event: "sent_at < now() - interval '7 days'",
  inbox_event: "handled_at < now() - interval '30 days'",
};
const PRUNE_EVERY_MS = 3_600_000;
const STOP_TIMEOUT_MS = 1_000;

interface Parked {
  readonly row: OutboxRow;
  readonly error: InvalidPayloadError;
}

/** Delivers at least once, in the order of writing. Parks rows that do not match their contract. */
export class OutboxRelay {
  readonly #contracts: ReadonlyMap<string, AnyEventContract>;
  #timer: NodeJS.Timeout | null = null;
  #running: Promise<number> | null = null;
  #prunedAt = 0;

  constructor(private readonly options: OutboxRelayOptions) {
    this.#contracts = new Map(options.contracts.map((contract) => [contract.topic, contract]));
  }

  start(): void {
    const pause = this.options.intervalMs ?? 250;
    const turn = async () => {
      const moved = await this.flush().catch((error: unknown) => {
        this.options.logger.warn({ err: error }, `outbox relay failed; retrying in ${pause} ms`);
        return 0;
      });
      if (this.#timer) this.#timer = setTimeout(turn, moved === BATCH ? 0 : pause);
    };
    this.#timer = setTimeout(turn, pause);
  }

  /** Leaves a batch that waits for Redis. It fails by itself, and is sent another time. */
  async stop(): Promise<void> {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    if (this.#running) await succeedsInTime(STOP_TIMEOUT_MS, this.#running);
  }

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
    const { relayed, parked } = await inTransaction(this.options.pool, async (client) => {
      const { rows } = await client.query<OutboxRow>(CLAIM);
      return { relayed: rows.length, parked: await this.#relayRows(client, rows) };
    });
    for (const one of parked) this.#reportParked(one);
    return relayed;
  }

  async #relayRows(client: PoolClient, rows: readonly OutboxRow[]): Promise<readonly Parked[]> {
    const sent: string[] = [];
    const parked: Parked[] = [];
    for (const row of rows) {
      const consumers = this.#consumersOf(row);
      if (consumers instanceof InvalidPayloadError) parked.push({ row, error: consumers });
      else {
        await this.#publish(row, consumers);
        sent.push(row.id);
      }
    }
    if (sent.length > 0) await client.query(MARK, [sent]);
    if (parked.length > 0) await client.query(PARK, [parked.map(({ row }) => row.id)]);
    return parked;
  }

  #consumersOf({ topic, version, payload }: OutboxRow): readonly string[] | InvalidPayloadError {
    const contract = this.#contracts.get(topic);
    try {
      if (!contract) throw new InvalidPayloadError(`${topic} has no contract in this subgraph`);
      readPayload(contract, { version, payload });
      return contract.consumers;
    } catch (error) {
      if (error instanceof InvalidPayloadError) return error;
      throw error;
    }
  }

  #reportParked({ row: { id, topic }, error }: Parked): void {
    count(counters.eventsParked, { eventTopic: topic });
    this.options.logger.error({ err: error, topic, eventId: id }, "event parked");
  }

  async #publish(row: OutboxRow, consumers: readonly string[]): Promise<void> {
    const { id, topic, version, payload } = row;
    const event = { id, topic, version, payload, occurredAt: row.created_at.toISOString() };
    for (const consumer of consumers) await this.options.queues.publish(consumer, event);
  }

  async #prune(): Promise<void> {
    if (Date.now() - this.#prunedAt < PRUNE_EVERY_MS) return;
    this.#prunedAt = Date.now();
    for (const [table, condition] of Object.entries(EXPIRED)) {
      await deleteRows(this.options.pool, table, { condition });
    }
  }
}
