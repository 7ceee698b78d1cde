import { setTimeout as sleep } from "node:timers/promises";
import { QueuedJobs } from "@eightcount/test-kit/redis/queued-jobs";
import { journeyStack } from "@eightcount/test-kit/stacks/journey-stack";
import { Client } from "pg";
import { eventually } from "../../journeys/stack/eventually";

/** Longer than an event takes from one subgraph's outbox to another subgraph. */
const SETTLE_MS = 700;
const SETTLE_TIMEOUT_MS = 60_000;

/** Hashes of the contents of all tables, by `database.table`. */
export type Contents = ReadonlyMap<string, string>;

// The sandbox has its own schema. The two logs record refused attempts, too, and are append-only.
const TABLES = `SELECT schemaname AS schema, tablename AS name FROM pg_tables
  WHERE schemaname IN ('public', 'sandbox')
  AND tablename NOT IN ('_prisma_migrations', 'audit_log', 'ledger_entry', 'migration') ORDER BY 2`;

const NOTICES_WAITING = "SELECT 1 FROM sandbox.webhook WHERE state = 'waiting' LIMIT 1";
const EVENTS_WAITING = "SELECT 1 FROM outbox_event WHERE sent_at IS NULL LIMIT 1";
/** The catalogue adds up views every few seconds, without a queue. */
const VIEWS_WAITING = "SELECT 1 FROM class_view WHERE NOT is_counted LIMIT 1";
const WAITING: Readonly<Record<string, string>> = {
  sandbox: NOTICES_WAITING,
  catalogue: `(${EVENTS_WAITING}) UNION ALL (${VIEWS_WAITING})`,
};

interface Table {
  readonly schema: string;
  readonly name: string;
}

/** Reads all databases, including the billing provider's records and the mailbox. */
export class ContentsReader {
  readonly #queries: (readonly [database: string, client: Client, sql: string])[] = [];
  readonly #queued = new QueuedJobs(journeyStack().redis);
  #lastSeen: Contents = new Map();
  /** True if the last attack changed something, which may cause further changes. */
  #isSettling = true;

  async open(): Promise<void> {
    for (const [database, connectionString] of Object.entries(journeyStack().databases)) {
      const client = new Client({ connectionString });
      await client.connect();
      const { rows } = await client.query<Table>(TABLES);
      this.#queries.push([database, client, rows.map(hashOf).join("\nUNION ALL ")]);
    }
    await this.#queued.open();
    // A stack that has just started still delivers the notices about its ready-made members.
    await eventually("notices are delivered", SETTLE_TIMEOUT_MS, () => this.#hasNothingPending());
  }

  async read(): Promise<Contents> {
    const found = await Promise.all(
      this.#queries.map(async ([database, client, sql]) => {
        const { rows } = await client.query<{ name: string; hash: string }>({
          // Prepared, because planning so many tables takes as long as reading them.
          name: "contents",
          text: sql,
        });
        return rows.map(({ name, hash }) => [`${database}.${name}`, hash] as const);
      }),
    );
    const seen = new Map(found.flat());
    this.#isSettling = changedTables(this.#lastSeen, seen).length > 0;
    this.#lastSeen = seen;
    return seen;
  }

  /** Waits until no effect of an earlier attack is pending, then reads. */
  async readSettled(): Promise<Contents> {
    const wasMoving = this.#isSettling;
    let before = await this.read();
    // A round that has begun may not have written anything yet.
    if (!wasMoving && !this.#isSettling && (await this.#hasNothingPending())) return before;
    return eventually("the databases settle", SETTLE_TIMEOUT_MS, async () => {
      await sleep(SETTLE_MS);
      const after = await this.read();
      const isAtRest = changedTables(before, after).length === 0;
      before = after;
      return isAtRest && (await this.#hasNothingPending()) && after;
    });
  }

  /**
   * The day in UTC and the times of the next scheduled rounds, as one text. It differs once a round
   * has begun, and after midnight, when a member's first start of a class counts again.
   */
  async schedule(): Promise<string> {
    return `${new Date().toISOString().slice(0, 10)} ${await this.#queued.nextRounds()}`;
  }

  /** True if no event, view, scheduled round, or provider notice is waiting. */
  async #hasNothingPending(): Promise<boolean> {
    const found = await Promise.all(
      this.#queries.map(([database, client]) => client.query(WAITING[database] ?? EVENTS_WAITING)),
    );
    // Events are asked for after the outboxes, which they leave for the queues.
    return found.every(({ rowCount }) => rowCount === 0) && !(await this.#queued.hasAny());
  }

  async close(): Promise<void> {
    await Promise.all([this.#queued.close(), ...this.#queries.map(([, client]) => client.end())]);
  }
}

/** The order of rows does not matter. Two equal rows cancel each other out, but change the count. */
const hashOf = ({ schema, name }: Table): string =>
  `SELECT '${name}' AS name,
    concat(count(*), ' ', bit_xor(hashtextextended(t::text, 0))) AS hash FROM "${schema}"."${name}" t`;

/** Returns the tables whose contents differ. */
export function changedTables(before: Contents, after: Contents): readonly string[] {
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].filter((name) => before.get(name) !== after.get(name)).sort();
}
