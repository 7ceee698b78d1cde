import { randomUUID } from "node:crypto";
import { entitlementChanged } from "@eightcount/contracts/events/entitlement-changed";
import { eventMetrics } from "@eightcount/rules/telemetry/event-metrics";
import { testDatabase } from "@eightcount/test-kit/databases/test-database";
import { testRedis } from "@eightcount/test-kit/redis/test-redis";
import { collectMetrics } from "@eightcount/test-kit/telemetry/collected-metrics";
import Queue from "bull";
import { Pool } from "pg";
import { createLogger } from "../logging/logger";
import { observeQueue } from "../telemetry/observe-queue";
import type { DomainEvent, EventHandler } from "./domain-event";
import { EventQueues } from "./event-queues";
import { observeOutbox } from "./observe-outbox";
import { OutboxRelay } from "./outbox";

const NOWHERE = "127.0.0.1:1";
const logger = createLogger("test");
logger.level = "silent";

const memberId = randomUUID();
const payload = {
  memberId,
  isEntitled: true,
  planCode: "MONTHLY",
  occurredAt: "2026-11-24T02:00:00.000Z",
};
const event = (): DomainEvent => ({
  id: randomUUID(),
  topic: "entitlement.changed",
  version: 1,
  payload,
  occurredAt: payload.occurredAt,
});

let database: Awaited<ReturnType<typeof testDatabase>>;
let redis: Awaited<ReturnType<typeof testRedis>>;
let pool: Pool;
let metrics: ReturnType<typeof collectMetrics>;

beforeAll(async () => {
  [database, redis] = await Promise.all([testDatabase("billing"), testRedis()]);
  pool = new Pool({ connectionString: database.url });
});
beforeEach(async () => {
  metrics = collectMetrics();
  await database.reset();
});
afterEach(() => metrics.stop());
afterAll(async () => {
  await pool.end();
  await Promise.all([database.close(), redis.close()]);
});

async function until(done: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 10_000;
  while (!(await done()) && Date.now() < deadline) await new Promise((go) => setTimeout(go, 20));
}

describe("the outbox's metrics", () => {
  const { outboxWaiting, outboxOldest } = eventMetrics;
  const write = (column: "created_at" | "sent_at" | "parked_at", secondsAgo: number) =>
    pool.query(
      `INSERT INTO outbox_event (id, topic, payload, ${column})
       VALUES ($1, 'entitlement.changed', $2, now() - make_interval(secs => $3))`,
      [randomUUID(), payload, secondsAgo],
    );

  it("show how many events wait and since when, without sent and parked ones", async () => {
    const stop = observeOutbox(pool);
    // On a busy machine, the first connection may take longer than a scrape waits.
    await until(async () => (await metrics.value(outboxWaiting)) !== null);
    expect([await metrics.value(outboxWaiting), await metrics.value(outboxOldest)]).toEqual([0, 0]);
    await write("created_at", 90);
    await write("created_at", 10);
    await write("sent_at", 500);
    await write("parked_at", 700);
    expect(await metrics.value(outboxWaiting)).toBe(2);
    const oldest = (await metrics.value(outboxOldest)) ?? 0;
    expect(oldest).toBeGreaterThanOrEqual(90);
    expect(oldest).toBeLessThan(120);
    const queues = { publish: () => Promise.resolve() };
    await new OutboxRelay({ pool, queues, contracts: [entitlementChanged], logger }).flush();
    expect([await metrics.value(outboxWaiting), await metrics.value(outboxOldest)]).toEqual([0, 0]);
    expect(await metrics.scrape()).not.toContain(memberId);
    stop();
  });

  it("are missing while the database is down, and the rest is there", async () => {
    const down = new Pool({ connectionString: `postgresql://postgres@${NOWHERE}/billing` });
    const stop = observeOutbox(down);
    expect(await metrics.value(outboxWaiting)).toBeNull();
    expect(await metrics.scrape()).toContain("target_info");
    stop();
    await down.end();
  });
});

describe("a queue's metrics", () => {
  const { queueJobs, queueOldest, jobDuration, jobWait, jobsStalled } = eventMetrics;
  const queue = "events-accounts";
  let queues: EventQueues;

  beforeEach(() => {
    queues = new EventQueues({ redisUrl: redis.url, logger, prefix: randomUUID() });
  });
  afterEach(() => queues.close());

  const consume = (handle: EventHandler) =>
    queues.consume("accounts", { "entitlement.changed": handle });
  const jobs = (jobState: "waiting" | "delayed" | "active" | "failed") =>
    metrics.value(queueJobs, { queue, jobState });
  const done = (outcome: "ok" | "failed") =>
    metrics.value(jobDuration, { queue, job: "entitlement.changed", outcome });

  it("show what waits and runs, how old the oldest is, and how long jobs took", async () => {
    let finish = () => {};
    const finished = new Promise<void>((resolve) => {
      finish = resolve;
    });
    consume(() => finished);
    await queues.publish("accounts", event());
    await queues.publish("accounts", event());
    await until(async () => (await jobs("active")) === 1);
    expect([await jobs("active"), await jobs("waiting"), await jobs("failed")]).toEqual([1, 1, 0]);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(await metrics.value(queueOldest, { queue })).toBeGreaterThanOrEqual(0.3);
    expect(await done("ok")).toBeNull();
    finish();
    await until(async () => (await done("ok")) === 2);
    expect(await done("ok")).toBe(2);
    expect(await metrics.value(jobDuration, { queue }, "sum")).toBeGreaterThanOrEqual(0.3);
    expect(await metrics.value(jobWait, { queue })).toBe(2);
    expect(await metrics.scrape()).not.toContain(memberId);
  });

  it("show failed attempts, and the age of the event that waits for its retry", async () => {
    consume(() => Promise.reject(new Error("no mail server")));
    await queues.publish("accounts", event());
    await until(async () => (await jobs("delayed")) === 1);
    expect([await done("failed"), await done("ok"), await jobs("delayed")]).toEqual([1, null, 1]);
    expect(await metrics.value(queueOldest, { queue })).toBeGreaterThan(0);
  });

  it("are missing while Redis is down, without delaying the scrape", async () => {
    const down = new Queue("events-down", `redis://${NOWHERE}`);
    down.on("error", () => undefined);
    const stop = observeQueue(down);
    const startedAt = performance.now();
    expect(await metrics.value(queueJobs, { queue: "events-down" })).toBeNull();
    expect(performance.now() - startedAt).toBeLessThan(2_000);
    stop();
    await down.close().catch(() => undefined);
  });

  it("count stalled jobs", async () => {
    const stalling = new Queue("events-stalling", redis.url, { prefix: randomUUID() });
    const stop = observeQueue(stalling);
    stalling.emit("stalled", { id: "1" });
    expect(await metrics.value(jobsStalled, { queue: "events-stalling" })).toBe(1);
    stop();
    await stalling.close();
  });
});
