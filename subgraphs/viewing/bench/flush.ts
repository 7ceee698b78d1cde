import { randomUUID } from "node:crypto";
import { Pool } from "pg";
import {
  ProgressRepository,
  WRITE_CONNECTION_OPTIONS,
} from "../dist/src/progress/progress.repository.js";
import type { ProgressUpdate } from "../dist/src/progress/progress.rules.js";
import { type Figure, median, untargeted } from "./figures.ts";

const ROWS = 10_000;
const SINGLE_ROWS = 2_000;
const BATCH = 500;
const ROUNDS = 5;
const RATIO = 10;

const players = Array.from({ length: ROWS }, () => ({
  memberId: randomUUID(),
  classId: randomUUID(),
  sessionId: randomUUID(),
}));

function heartbeats(round: number): ProgressUpdate[] {
  return players.map((player) => ({
    ...player,
    sequence: round,
    positionSeconds: 200 + 10 * round,
    isPlaying: true,
    hasPlayed: true,
    reached: "STARTED" as const,
    dancedSeconds: 200 + 10 * round,
    startsOver: false,
    origin: null,
  }));
}

interface Run {
  readonly url: string;
  readonly connections: number;
  readonly rowsPerStatement: number;
  readonly updates: readonly ProgressUpdate[];
}

async function rowsPerSecond({ url, connections, rowsPerStatement, updates }: Run) {
  const pool = new Pool({
    connectionString: url,
    max: connections,
    options: WRITE_CONNECTION_OPTIONS,
  });
  // A closing connection may still report that the server is shutting down.
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

/** Part one: writes the same rows in batches and one by one, and compares the medians. */
export async function benchFlush(url: string): Promise<readonly Figure[]> {
  let round = 1;
  const measure = (connections: number, rowsPerStatement: number, rows: number) => {
    round += 1;
    const updates = heartbeats(round).slice(0, rows);
    return rowsPerSecond({ url, connections, rowsPerStatement, updates });
  };
  await measure(1, BATCH, ROWS);
  await measure(1, 1, SINGLE_ROWS);
  const variants = {
    batched: { connections: 1, rowsPerStatement: BATCH, rows: ROWS },
    batchedOnTwo: { connections: 2, rowsPerStatement: BATCH, rows: ROWS },
    single: { connections: 1, rowsPerStatement: 1, rows: SINGLE_ROWS },
    singleOnTen: { connections: 10, rowsPerStatement: 1, rows: SINGLE_ROWS },
  };
  const measured = new Map<string, number[]>();
  for (let turn = 0; turn < ROUNDS; turn += 1) {
    for (const [name, { connections, rowsPerStatement, rows }] of Object.entries(variants)) {
      const rate = await measure(connections, rowsPerStatement, rows);
      measured.set(name, [...(measured.get(name) ?? []), rate]);
    }
  }
  const of = (name: keyof typeof variants) => median(measured.get(name) ?? []);
  const rate = (name: keyof typeof variants) => `${Math.round(of(name))} rows/s`;
  const ratio = (name: string, value: number): Figure => ({
    name,
    value: value.toFixed(1),
    target: `≥ ${RATIO}`,
    isMet: value >= RATIO,
  });
  return [
    untargeted(`batched, ${BATCH} rows, one connection`, rate("batched")),
    untargeted(`batched, ${BATCH} rows, two connections as in the subgraph`, rate("batchedOnTwo")),
    untargeted("single rows, prepared, one connection", rate("single")),
    untargeted("single rows, prepared, ten connections", rate("singleOnTen")),
    ratio("ratio, one connection each", of("batched") / of("single")),
    ratio("ratio, best of each", of("batchedOnTwo") / of("singleOnTen")),
  ];
}
