import type { Release } from "@eightcount/test-kit/releases/release";
import { rowsOf } from "@eightcount/test-kit/stacks/stack-databases";
import { eventually } from "../stack/eventually";

const DELIVERY_TIMEOUT_MS = 15_000;

/** An event that a release has stored but not sent. */
export interface UndeliveredEvent {
  readonly publisher: string;
  readonly id: string;
  readonly topic: string;
  readonly payload: Readonly<Record<string, string>>;
  readonly created_at: string;
}

/** The undelivered events in a release's outboxes. */
export function undeliveredEvents({ databases }: Release): readonly UndeliveredEvent[] {
  return Object.entries(databases).flatMap(([publisher, { rows }]) =>
    (rows["public.outbox_event"] ?? [])
      .map((row) => ({ publisher, ...(JSON.parse(row) as object) }) as StoredEvent)
      .filter(({ sent_at }) => sent_at === null),
  );
}

interface StoredEvent extends UndeliveredEvent {
  readonly sent_at: string | null;
}

/** Waits until every event has left its outbox. Returns the topics of parked events. */
export async function waitForRelay(events: readonly UndeliveredEvent[]) {
  const publishers = [...new Set(events.map(({ publisher }) => publisher))];
  const outboxes = publishers.map((publisher) =>
    eventually(`${publisher} has relayed its events`, DELIVERY_TIMEOUT_MS, async () => {
      const ids = events.filter((event) => event.publisher === publisher).map(({ id }) => id);
      const sql = "SELECT topic, sent_at, parked_at FROM outbox_event WHERE id = ANY($1)";
      const rows = await rowsOf<Omit<StoredEvent, "publisher"> & { parked_at: Date | null }>(
        publisher,
        sql,
        [ids],
      );
      const isDone = rows.every(({ sent_at, parked_at }) => sent_at ?? parked_at);
      return isDone && rows.length === ids.length && rows;
    }),
  );
  const rows = (await Promise.all(outboxes)).flat();
  return rows.filter(({ parked_at }) => parked_at !== null).map(({ topic }) => topic);
}

/** Waits until a query of one database returns rows, and returns them. */
export const waitForRows = <R extends object>(
  database: string,
  sql: string,
  values: readonly unknown[],
): Promise<readonly R[]> =>
  eventually(`rows of ${database}`, DELIVERY_TIMEOUT_MS, async () => {
    const rows = await rowsOf<R>(database, sql, values);
    return rows.length > 0 && rows;
  });
