import { conventionMetrics } from "@eightcount/rules/telemetry/convention-metrics";
import { type TestDatabase, testDatabase } from "@eightcount/test-kit/databases/test-database";
import {
  type CollectedMetrics,
  collectMetrics,
} from "@eightcount/test-kit/telemetry/collected-metrics";
import { Pool, Query } from "pg";
import { MeasuredClient } from "./measured-client";

const { statementDuration } = conventionMetrics;
let database: TestDatabase;
let pool: Pool;
let metrics: CollectedMetrics;

beforeAll(async () => {
  database = await testDatabase("billing");
  pool = new Pool({ connectionString: database.url, max: 1, Client: MeasuredClient });
  metrics = collectMetrics();
});

afterAll(async () => {
  metrics.stop();
  await pool.end();
  await database.close();
});

const measured = (databaseOperation: string) =>
  metrics.value(statementDuration, { databaseOperation }).then((count) => count ?? 0);

it("measures statements of the pool and of a connection, with and without a callback", async () => {
  const before = await measured("SELECT");
  await pool.query("SELECT 1");
  await pool.query({ text: "  select $1::int AS two", values: [2] });
  const client = await pool.connect();
  const { rows } = await client.query("SELECT 3 AS three");
  await new Promise((resolve) => client.query("SELECT 4", resolve));
  client.release();
  expect(rows).toEqual([{ three: 3 }]);
  expect((await measured("SELECT")) - before).toBe(4);
});

it("measures statements that fail, and passes their error on", async () => {
  await expect(pool.query("UPDATE nothing SET a = 1")).rejects.toThrow("nothing");
  expect(await measured("UPDATE")).toBe(1);
});

it("leaves alone what handles its own results", async () => {
  const before = await measured("SELECT");
  const client = await pool.connect();
  const query = client.query(new Query("SELECT 5 AS five"));
  const rows: unknown[] = [];
  query.on("row", (row) => rows.push(row));
  await new Promise((resolve) => query.once("end", resolve));
  client.release();
  expect(rows).toEqual([{ five: 5 }]);
  expect(await measured("SELECT")).toBe(before);
});
