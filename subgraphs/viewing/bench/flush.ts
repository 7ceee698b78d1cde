import { randomUUID } from "node:crypto";
import { Pool } from "pg";
import { ProgressRepository } from "../dist/progress/progress.repository.js";
import type { ProgressUpdate } from "../dist/progress/progress.rules.js";
import { type Figure, median, told } from "./figures.ts";

const ROWS = 10_000;
const SINGLE_ROWS = 2_000;
const BATCH = 500;
const ROUNDS = 5;
const RATIO = 8;
// As the subgraph's own pool: the statement is planned once, which helps single rows most.
const PLAN_ONCE = "-c plan_cache_mode=force_generic_plan";

const players = Array.from({ length: ROWS }, () => ({
  memberId: randomUUID(),
  classId: randomUUID(),
  sessionId: randomUUID(),
}));

/** The same players' next heartbeats. */
function heartbeats(round: number): ProgressUpdate[] {
  return players.map((player) => ({
    ...player,
    sequence: round,
    positionSeconds: 200 + 10 * round,
    isPlaying: true,
    hasPlayed: true,
    reached: "STARTED" as const,
    dancedSeconds: 200 + 10 * round,
    ip: "192.0.2.1",
    userAgent: "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko)",
  }));
}

interface Run {
  readonly url: string;
  readonly connections: number;
  readonly rowsPerStatement: number;
  readonly updates: readonly ProgressUpdate[];
}

/** Rows per second of writing these updates by the subgraph's own prepared statement. */
async function rowsPerSecond({ url, connections, rowsPerStatement, updates }: Run) {
  const pool = new Pool({ connectionString: url, max: connections, options: PLAN_ONCE });
  // A connection that is closing may still hear that the server goes away.
  pool.on("error", () => undefined);
  const repository = new ProgressRepository(pool);
  const clients = await Promise.all(Array.from({ length: connections }, () => pool.connect()));
  for (const client of clients) client.release();
  let next = 0;
  const write = async () => {
    while (next < updates.length) {
      const from = next;
      next += rowsPerStatement;
      await repository.saveAll(updates.slice(from, next));
    }
  };
  const start = performance.now();
  await Promise.all(Array.from({ length: connections }, write));
  const seconds = (performance.now() - start) / 1000;
  await pool.end();
  return updates.length / seconds;
}

/** Part one: the same rows, batched and one by one, in turns, medians of the rounds. */
export async function benchFlush(url: string): Promise<readonly Figure[]> {
  let round = 1;
  const measure = (connections: number, rowsPerStatement: number, rows: number) => {
    round += 1;
    const updates = heartbeats(round).slice(0, rows);
    return rowsPerSecond({ url, connections, rowsPerStatement, updates });
  };
  await measure(1, BATCH, ROWS);
  await measure(1, 1, SINGLE_ROWS);
  const [batched, single, singleOnTen]: [number[], number[], number[]] = [[], [], []];
  for (let turn = 0; turn < ROUNDS; turn += 1) {
    batched.push(await measure(1, BATCH, ROWS));
    single.push(await measure(1, 1, SINGLE_ROWS));
    singleOnTen.push(await measure(10, 1, SINGLE_ROWS));
  }
  const [many, one, ten] = [median(batched), median(single), median(singleOnTen)];
  const rate = (value: number) => `${Math.round(value)} rows/s`;
  return [
    told(`batched upsert, ${BATCH} rows, one connection`, rate(many)),
    told("single-row upserts, prepared, one connection", rate(one)),
    told("single-row upserts, prepared, ten connections", rate(ten)),
    {
      name: "ratio to one connection",
      value: (many / one).toFixed(1),
      target: `≥ ${RATIO}`,
      isReached: many / one >= RATIO,
    },
    {
      name: "ratio to ten connections",
      value: (many / ten).toFixed(1),
      target: `≥ ${RATIO}`,
      isReached: many / ten >= RATIO,
    },
  ];
}
