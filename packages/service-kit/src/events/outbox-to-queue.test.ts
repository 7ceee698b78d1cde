import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { entitlementChanged } from "@eightcount/contracts/events/entitlement-changed";
import { testDatabase } from "@eightcount/test-kit/databases/test-database";
import { testRedis } from "@eightcount/test-kit/redis/test-redis";
import Queue from "bull";
import { Pool } from "pg";
import { createLogger } from "../logging/logger";
import type { DomainEvent } from "./domain-event";
import { EventQueues, QUEUE_SETTINGS } from "./event-queues";
import { claimEvent } from "./inbox";
import { OutboxRelay } from "./outbox";

const logger = createLogger("test");
logger.level = "silent";

let database: Awaited<ReturnType<typeof testDatabase>>;
let redis: Awaited<ReturnType<typeof testRedis>>;
let pool: Pool;
let queues: EventQueues;
let prefix: string;

beforeAll(async () => {
  [database, redis] = await Promise.all([testDatabase("billing"), testRedis()]);
  pool = new Pool({ connectionString: database.url });
});

beforeEach(async () => {
  await database.reset();
  prefix = randomUUID();
  queues = new EventQueues({ redisUrl: redis.url, logger, prefix });
});

afterEach(() => queues.close());

afterAll(async () => {
  await pool.end();
  await Promise.all([database.close(), redis.close()]);
});

const write = (topic: string, payload: object) =>
  pool.query("INSERT INTO outbox_event (id, topic, payload) VALUES ($1, $2, $3)", [
    randomUUID(),
    topic,
    payload,
  ]);

const changed = (memberId: string) => ({
  memberId,
  isEntitled: true,
  planCode: "MONTHLY",
  occurredAt: "2026-11-24T02:00:00.000Z",
});
const [first, second] = [randomUUID(), randomUUID()] as const;

const relayTo = (publisher: Pick<EventQueues, "publish">) =>
  new OutboxRelay({
    pool,
    queues: publisher,
    contracts: [entitlementChanged],
    logger,
  });

const ROOT = path.resolve(__dirname, "../../../..");

/** What operators run. */
const statementIn = (runbook: string): string =>
  /UPDATE outbox_event[^"]+/.exec(readFileSync(path.join(ROOT, runbook), "utf8"))?.[0] ?? "";

/** The Redis commands that make a queue forget a job. */
const removalsIn = (runbook: string): readonly (readonly string[])[] =>
  [
    ...readFileSync(path.join(ROOT, runbook), "utf8").matchAll(/redis-cli ((?:zrem|del) [^']+)'/g),
  ].map(([, command = ""]) => command.split(" "));

const JOBS_FAILING = "docs/runbooks/jobs-failing.md";

async function until(done: () => boolean): Promise<void> {
  const deadline = Date.now() + 5_000;
  while (!done() && Date.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 20));
}

describe("an event from outbox to consumer", () => {
  it("reaches its consumer after the commit, and is relayed once", async () => {
    const seen: DomainEvent[] = [];
    queues.consume("accounts", {
      "entitlement.changed": async (event) => void seen.push(event),
    });
    await write("entitlement.changed", changed(first));
    const relay = relayTo(queues);
    expect(await relay.flush()).toBe(1);
    expect(await relay.flush()).toBe(0);
    await until(() => seen.length > 0);
    expect(seen).toMatchObject([
      { topic: "entitlement.changed", version: 1, payload: changed(first) },
    ]);
  });

  it("stays in the outbox while the queue is unreachable", async () => {
    await write("entitlement.changed", changed(first));
    const broken = { publish: () => Promise.reject(new Error("connection is closed")) };
    await expect(relayTo(broken).flush()).rejects.toThrow("connection is closed");
    expect(await relayTo(queues).flush()).toBe(1);
  });

  it("stays in the outbox of a process that stops while Redis is down, and does not delay it", async () => {
    await write("entitlement.changed", changed(first));
    // Nothing listens on port 1.
    const down = new EventQueues({ redisUrl: "redis://127.0.0.1:1", logger, prefix });
    const relay = relayTo(down);
    const relaying = relay.flush().catch((error: unknown) => error);
    await until(() => pool.totalCount > pool.idleCount);
    const startedAt = performance.now();
    await relay.stop();
    await down.close();
    expect(await relaying).toBeInstanceOf(Error);
    expect(performance.now() - startedAt).toBeLessThan(3_500);
    expect(await relayTo(queues).flush()).toBe(1);
  });

  it("is sent again, and handled once, after Redis lost its data", async () => {
    const handled: unknown[] = [];
    const consume = (by: EventQueues) =>
      by.consume("accounts", {
        "entitlement.changed": async ({ id, payload }) => {
          if (await claimEvent(pool, id)) handled.push(payload);
        },
      });
    await write("entitlement.changed", changed(first));
    consume(queues);
    await relayTo(queues).flush();
    await until(() => handled.length > 0);
    await queues.close();

    const losing = new EventQueues({ redisUrl: redis.url, logger, prefix });
    await write("entitlement.changed", changed(second));
    expect(await relayTo(losing).flush()).toBe(1);
    await losing.close();
    await redis.flush();

    await pool.query(statementIn("docs/runbooks/redis-silent.md"));
    queues = new EventQueues({ redisUrl: redis.url, logger, prefix });
    consume(queues);
    expect(await relayTo(queues).flush()).toBe(2);
    await until(() => handled.length > 1);
    expect(handled).toEqual([changed(first), changed(second)]);
  });

  it("is sent again after it was given up, as the runbook does it", async () => {
    await write("entitlement.changed", changed(first));
    await relayTo(queues).flush();
    const operator = new Queue("events-accounts", redis.url, { prefix, settings: QUEUE_SETTINGS });
    const job = await operator.getNextJob();
    await job?.discard();
    await job?.moveToFailed({ message: "the provider is gone" }, true);
    const id = String(job?.id);
    expect(await operator.getFailedCount()).toBe(1);

    const again = () => pool.query(statementIn(JOBS_FAILING).replace("= 'ID'", `= '${id}'`));
    await again();
    await relayTo(queues).flush();
    expect(await operator.getWaitingCount()).toBe(0);

    for (const [name = "", key = "", ...more] of removalsIn(JOBS_FAILING)) {
      const own = key.replace("eightcount:events-mail", `${prefix}:events-accounts`);
      await operator.client.call(name, ...[own, ...more].map((word) => word.replace("ID", id)));
    }
    await again();
    await relayTo(queues).flush();
    expect([await operator.getWaitingCount(), await operator.getFailedCount()]).toEqual([1, 0]);
    await operator.close();
  });

  it("is among the completed jobs once it is handled, where operators look for it", async () => {
    const handled: string[] = [];
    queues.consume("accounts", {
      "entitlement.changed": async ({ id }) => void handled.push(id),
    });
    await write("entitlement.changed", changed(first));
    await relayTo(queues).flush();
    await until(() => handled.length > 0);
    const [, key = ""] =
      /redis-cli zscore (\S+) EVENT/.exec(
        readFileSync(path.join(ROOT, "docs/operations.md"), "utf8"),
      ) ?? [];
    const own = key.replace("eightcount", prefix).replace("$queue", "accounts");
    const operator = new Queue("events-accounts", redis.url, { prefix });
    let score: string | null = null;
    for (let look = 0; look < 100 && score === null; look += 1) {
      await new Promise((resolve) => setTimeout(resolve, 20));
      score = await operator.client.zscore(own, handled[0] ?? "");
    }
    await operator.close();
    expect(Number(score)).toBeGreaterThan(0);
  });

  it("is retried when its consumer fails", async () => {
    let attempts = 0;
    queues.consume("accounts", {
      "entitlement.changed": async () => {
        attempts += 1;
        if (attempts < 2) throw new Error("not yet");
      },
    });
    await write("entitlement.changed", changed(first));
    await relayTo(queues).flush();
    await until(() => attempts >= 2);
    expect(attempts).toBe(2);
  });

  it("does not block others while it hangs, if concurrency allows", async () => {
    const seen: unknown[] = [];
    let release = () => {};
    const other = new Promise<void>((resolve) => {
      release = resolve;
    });
    queues.consume(
      "accounts",
      {
        "entitlement.changed": async ({ payload }, attempt) => {
          const { memberId } = payload as { memberId: string };
          if (memberId === first) await other;
          seen.push([memberId, attempt]);
          release();
        },
      },
      { concurrency: 2 },
    );
    await write("entitlement.changed", changed(first));
    await relayTo(queues).flush();
    await write("entitlement.changed", changed(second));
    await relayTo(queues).flush();
    await until(() => seen.length === 2);
    expect(seen).toEqual([
      [second, 1],
      [first, 1],
    ]);
  });

  it("survives repeated crashes of the process that handles it", async () => {
    await write("entitlement.changed", changed(first));
    await relayTo(queues).flush();
    const settings = { ...QUEUE_SETTINGS, stalledInterval: 1, guardInterval: 50 };
    const taker = new Queue("events-accounts", redis.url, { prefix, settings });
    for (let deaths = 0; deaths < 3; deaths += 1) {
      const job = await taker.getNextJob();
      expect(job?.data.event.payload).toEqual(changed(first));
      await taker.client.del(taker.toKey(`${job?.id}:lock`));
      // The first look marks a job nobody holds, the second gives it to somebody else.
      for (let looks = 0; looks < 2; looks += 1) {
        await taker.client.del(taker.toKey("stalled-check"));
        await (
          taker as unknown as { moveUnlockedJobsToWait(): Promise<void> }
        ).moveUnlockedJobsToWait();
      }
    }
    expect(await taker.getWaitingCount()).toBe(1);
    await taker.close();
  });

  it("takes effect once, even if it arrives repeatedly", async () => {
    const id = randomUUID();
    expect(await claimEvent(pool, id)).toBe(true);
    expect(await claimEvent(pool, id)).toBe(false);
  });

  it("is pruned long after it was handled, and not before", async () => {
    await pool.query(`INSERT INTO inbox_event (id, handled_at) SELECT gen_random_uuid(), now() - age
      FROM unnest(ARRAY['31 days', '29 days']::interval[]) AS age`);
    await pool.query(`INSERT INTO outbox_event (id, topic, payload, sent_at)
      SELECT gen_random_uuid(), 'entitlement.changed', '{}', now() - age
      FROM unnest(ARRAY['8 days', '6 days']::interval[]) AS age`);
    await relayTo(queues).flush();
    const { rows } = await pool.query(`SELECT (SELECT count(*)::int FROM inbox_event) AS inbox,
      (SELECT count(*)::int FROM outbox_event) AS outbox`);
    expect(rows).toEqual([{ inbox: 1, outbox: 1 }]);
  });

  it("leaves no mark when the transaction that acts on it fails", async () => {
    const id = randomUUID();
    const client = await pool.connect();
    await client.query("BEGIN");
    expect(await claimEvent(client, id)).toBe(true);
    await client.query("ROLLBACK");
    client.release();
    expect(await claimEvent(pool, id)).toBe(true);
  });
});
