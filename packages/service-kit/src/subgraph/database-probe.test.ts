import { connect, createServer, type Socket } from "node:net";
import { eventMetrics } from "@eightcount/rules/telemetry/event-metrics";
import { processMetrics } from "@eightcount/rules/telemetry/process-metrics";
import { type TestDatabase, testDatabase } from "@eightcount/test-kit/databases/test-database";
import { anInfrastructure } from "@eightcount/test-kit/subgraphs/an-infrastructure";
import { collectMetrics } from "@eightcount/test-kit/telemetry/collected-metrics";
import { createLogger } from "../logging/logger";
import { openDatabaseProbe } from "./database-probe";
import { startWorkers } from "./start-workers";

const MAIN_CONNECTIONS = 10;
const PATIENCE_MS = 60_000;
/** How long the chart's probe waits for `/readyz`. */
const CHART_WAITS_MS = 3_000;
const logger = createLogger("test");
logger.level = "silent";

let database: TestDatabase;
let metrics: ReturnType<typeof collectMetrics>;
beforeAll(async () => {
  database = await testDatabase("billing");
});
beforeEach(() => {
  metrics = collectMetrics();
});
afterEach(() => metrics.stop());
afterAll(() => database.close());

const infrastructure = () =>
  anInfrastructure({ name: "billing", databaseUrl: database.url, patienceMs: PATIENCE_MS });

async function until(isThere: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 10_000;
  while (!(await isThere()) && Date.now() < deadline) await new Promise((go) => setTimeout(go, 20));
}

const outboxAge = () => metrics.value(eventMetrics.outboxOldest);

describe("a subgraph whose connections are all used", () => {
  it("is ready and shows its outbox, so that only DatabasePoolExhausted fires", async () => {
    const built = infrastructure();
    const taken = await Promise.all(
      Array.from({ length: MAIN_CONNECTIONS }, () => built.pool.connect()),
    );
    const stopWorkers = startWorkers({ name: "billing", infrastructure: built, modules: [] });
    const late = built.pool.query("SELECT 1");
    await built.ready();
    await until(async () => (await outboxAge()) !== null);
    expect(await outboxAge()).toBe(0);
    expect(await metrics.value(processMetrics.poolWaiting, { pool: "main" })).toBeGreaterThan(0);
    for (const client of taken) client.release();
    await late;
    await stopWorkers();
    await built.close();
  });
});

describe("a subgraph whose outbox is locked", () => {
  it("stays ready, and lacks the gauge that DatabaseSilent looks for", async () => {
    const built = infrastructure();
    const stopWorkers = startWorkers({ name: "billing", infrastructure: built, modules: [] });
    await until(async () => (await outboxAge()) !== null);
    const client = await built.pool.connect();
    await client.query("BEGIN; LOCK TABLE outbox_event IN ACCESS EXCLUSIVE MODE");
    expect(await outboxAge()).toBeNull();
    const startedAt = performance.now();
    await built.ready();
    expect(performance.now() - startedAt).toBeLessThan(CHART_WAITS_MS);
    await client.query("ROLLBACK");
    client.release();
    await stopWorkers();
    await built.close();
  });
});

/** Stands before the database, and can swallow what its connections send. */
async function door() {
  const { hostname, port } = new URL(database.url);
  const open: Socket[] = [];
  const server = createServer((socket) => {
    const behind = connect(Number(port), hostname).on("error", () => undefined);
    socket.on("error", () => undefined).on("close", () => behind.destroy());
    socket.pipe(behind).pipe(socket);
    open.push(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = new URL(database.url);
  url.hostname = "127.0.0.1";
  url.port = String((server.address() as { port: number }).port);
  const swallow = () => {
    for (const socket of open) socket.unpipe().resume();
  };
  return { url: url.href, swallow, connections: () => open.length, close: () => server.close() };
}

describe("the connection of the probe", () => {
  it("is opened by the first question and kept for the next ones", async () => {
    const { url, connections, close } = await door();
    const probe = openDatabaseProbe(url, logger);
    expect(connections()).toBe(0);
    await Promise.all([probe.query("SELECT 1"), probe.query("SELECT 1")]);
    await probe.query("SELECT 1");
    expect(connections()).toBe(1);
    await probe.end();
    close();
  });

  it("is replaced when nothing comes back over it", async () => {
    const { url, swallow, connections, close } = await door();
    const probe = openDatabaseProbe(url, logger);
    await probe.query("SELECT 1");
    swallow();
    const startedAt = performance.now();
    await expect(probe.query("SELECT 1")).rejects.toThrow("timeout");
    expect(performance.now() - startedAt).toBeLessThan(CHART_WAITS_MS);
    expect((await probe.query("SELECT 1 AS one")).rows).toEqual([{ one: 1 }]);
    expect(connections()).toBe(2);
    await probe.end();
    close();
  });
});
