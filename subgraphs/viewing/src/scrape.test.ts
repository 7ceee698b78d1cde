import { eventMetrics } from "@eightcount/rules/telemetry/event-metrics";
import { operationMetrics } from "@eightcount/rules/telemetry/operation-metrics";
import { processMetrics } from "@eightcount/rules/telemetry/process-metrics";
import { serviceMetrics } from "@eightcount/rules/telemetry/service-metrics";
import { viewingMetrics } from "@eightcount/rules/telemetry/viewing-metrics";
import { serveSubgraph } from "@eightcount/service-kit/graph/serve-subgraph";
import { createLogger } from "@eightcount/service-kit/logging/logger";
import { openSubgraph } from "@eightcount/service-kit/subgraph/open-subgraph";
import { collectMetrics } from "@eightcount/test-kit/telemetry/collected-metrics";
import { loadViewingConfig } from "./config";
import { viewing } from "./subgraph";
import { heartbeat, RECORD_PROGRESS } from "./testing/operations";
import { aMember, anId, type ViewingFixture, viewingFixture } from "./testing/viewing-fixture";

const gatewaySecret = "a-secret-of-the-test";
const logger = createLogger("viewing-test");
logger.level = "silent";

let fixture: ViewingFixture;
let metrics: ReturnType<typeof collectMetrics>;
beforeAll(async () => {
  fixture = await viewingFixture();
});
beforeEach(() => {
  metrics = collectMetrics();
});
afterEach(() => metrics.stop());
afterAll(() => fixture.close());

async function eventually(isThere: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 10_000;
  while (!(await isThere()) && Date.now() < deadline) await new Promise((go) => setTimeout(go, 50));
}

const record = (classId: string, viewer = aMember()) =>
  fixture.run(RECORD_PROGRESS, {
    viewer,
    variables: heartbeat({ classId, playbackSessionId: anId(), positionSeconds: 200 }),
  });

describe("a scrape of viewing", () => {
  it("shows each progress write with its rows, and only what was written", async () => {
    const { flushRows, flushDuration, queueFill } = viewingMetrics;
    const classId = await fixture.aClass();
    await record(classId);
    await Promise.all(Array.from({ length: 20 }, () => record(classId)));
    expect(await metrics.value(flushRows, {}, "sum")).toBe(21);
    const writes = await metrics.value(flushRows);
    expect(writes).toBeGreaterThanOrEqual(2);
    expect(await metrics.value(flushDuration, { outcome: "ok" })).toBe(writes);
    expect(await metrics.value(flushDuration, { outcome: "failed" })).toBeNull();
    expect(await metrics.value(queueFill)).toBe(0);
    const recorded = (outcome: "ok" | "refused") =>
      metrics.value(operationMetrics.fieldDuration, { field: "Mutation.recordProgress", outcome });
    expect(await recorded("ok")).toBe(21);
    // An unknown class is refused, and nothing is written.
    await record(anId());
    expect(await recorded("refused")).toBe(1);
    expect(await metrics.value(flushRows, {}, "sum")).toBe(21);
  });

  it("shows hits and misses of the cache of class facts", async () => {
    const lookups = (cacheResult: "hit" | "miss") =>
      metrics.value(serviceMetrics.cacheLookups, { cache: "class-facts", cacheResult });
    const classId = await fixture.aClass();
    await record(classId);
    const misses = await lookups("miss");
    expect(misses).toBeGreaterThanOrEqual(1);
    const hits = (await lookups("hit")) ?? 0;
    await record(classId);
    expect(await lookups("miss")).toBe(misses);
    expect(await lookups("hit")).toBeGreaterThan(hits);
  });

  it("shows pools, outbox, and queues through the port of the process, and no member", async () => {
    const { schema, loaders, ready, startWorkers } = fixture.viewing;
    const stopWorkers = startWorkers();
    const subgraph = await serveSubgraph({
      ...{ name: "viewing", host: "127.0.0.1", port: 0, metricsPort: 0 },
      ...{ schema, loaders, ready, gatewaySecret, logger },
      drain: [stopWorkers],
    });
    const viewer = { ...aMember(), email: "ada@dance.example", address: "203.0.113.9" };
    const classId = await fixture.aClass();
    await record(classId, viewer);
    const { poolConnections, poolWaiting, memoryUsage } = processMetrics;
    expect(await metrics.value(poolConnections, { pool: "progress" })).toBeGreaterThan(0);
    expect(await metrics.value(poolWaiting, { pool: "main" })).toBe(0);
    // The first scrapes may be too early for the worker's new connections.
    await eventually(async () => {
      const { outboxWaiting, queueJobs } = eventMetrics;
      const queue = await metrics.value(queueJobs, { queue: "events-viewing" });
      return queue !== null && (await metrics.value(outboxWaiting)) !== null;
    });
    expect(await metrics.value(memoryUsage)).toBeGreaterThan(10_000_000);
    expect(await metrics.value(eventMetrics.outboxWaiting)).not.toBeNull();
    expect(await metrics.value(eventMetrics.queueJobs, { queue: "events-viewing" })).not.toBeNull();
    const response = await fetch(`http://127.0.0.1:${subgraph.metricsPort}/metrics`);
    const text = await response.text();
    expect(text).toContain("eightcount_viewing_flush_rows_bucket");
    expect(text).toContain("eightcount_outbox_oldest_age");
    for (const personal of [viewer.memberId, viewer.email, viewer.address, classId, "@"]) {
      expect(text).not.toContain(personal);
    }
    // No label holds an id of any kind. The resource's own instance id is in target_info.
    expect(text.replace(/^target_info.*$/gm, "")).not.toMatch(/[\da-f]{8}-[\da-f]{4}-/);
    await subgraph.close();
  });

  it("answers with the rest while database and Redis are down", async () => {
    const config = loadViewingConfig({
      DATABASE_URL: "postgresql://postgres@127.0.0.1:1/viewing",
      REDIS_URL: "redis://127.0.0.1:1",
    });
    const down = await openSubgraph(viewing, { config, logger });
    const stopWorkers = down.startWorkers();
    const startedAt = performance.now();
    const text = await metrics.scrape();
    expect(performance.now() - startedAt).toBeLessThan(2_000);
    expect(text).toContain("eightcount_database_pool_waiting");
    expect(text).toContain("eightcount_viewing_updates_fill");
    expect(text).not.toContain("eightcount_outbox_waiting");
    expect(text).not.toContain("eightcount_queue_jobs{");
    await stopWorkers();
    await down.close();
  });
});
