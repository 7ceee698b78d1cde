import { processMetrics } from "@eightcount/rules/telemetry/process-metrics";
import { testDatabase } from "@eightcount/test-kit/databases/test-database";
import { collectMetrics } from "@eightcount/test-kit/telemetry/collected-metrics";
import { Pool } from "pg";
import { observePool } from "./observe-pool";

it("shows idle and used connections, and who waits for one", async () => {
  const database = await testDatabase("billing");
  const pool = new Pool({ connectionString: database.url, max: 2 });
  const stop = observePool("main", pool);
  const metrics = collectMetrics();
  const { poolConnections, poolWaiting } = processMetrics;
  const seen = async () => [
    await metrics.value(poolConnections, { pool: "main", connectionState: "idle" }),
    await metrics.value(poolConnections, { pool: "main", connectionState: "used" }),
    await metrics.value(poolWaiting, { pool: "main" }),
  ];
  expect(await seen()).toEqual([0, 0, 0]);
  const clients = [await pool.connect(), await pool.connect()];
  const waiting = [pool.connect(), pool.connect(), pool.connect()];
  expect(await seen()).toEqual([0, 2, 3]);
  for (const client of clients) client.release();
  for (const client of waiting) (await client).release();
  expect(await seen()).toEqual([2, 0, 0]);
  expect(await metrics.scrape()).not.toContain("postgres@");
  stop();
  expect(await seen()).toEqual([null, null, null]);
  metrics.stop();
  await pool.end();
  await database.close();
});
