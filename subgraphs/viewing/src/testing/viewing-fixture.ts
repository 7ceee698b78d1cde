import { createLogger } from "@eightcount/service-kit/logging/logger";
import { openSubgraph } from "@eightcount/service-kit/subgraph/open-subgraph";
import { type Viewer, visitor } from "@eightcount/service-kit/viewer/viewer";
import type { Opened } from "@eightcount/test-kit/graph/opened";
import { runQuery } from "@eightcount/test-kit/graph/run-query";
import { testRedis } from "@eightcount/test-kit/redis/test-redis";
import { loadViewingConfig } from "../config";
import { viewing as viewingSubgraph } from "../subgraph";
import { Random } from "./random";
import { type ViewingDatabase, viewingDatabase } from "./viewing-database";

const random = new Random(2026);

export type Viewing = Opened<typeof viewingSubgraph>;

/** Returns an entitled member by default. */
export function aMember(change: Partial<Viewer> = {}): Viewer & { memberId: string } {
  const base = { ...visitor, groups: ["Subscriber" as const], userAgent: "a browser" };
  return { ...base, ...change, memberId: change.memberId ?? random.uuid() };
}

export const anId = (): string => random.uuid();

interface RunOptions {
  readonly viewer?: Viewer;
  readonly variables?: Readonly<Record<string, unknown>>;
  readonly pressure?: number;
}

/** The whole subgraph on its own database, with a clock that tests control. */
export interface ViewingFixture {
  readonly viewing: Viewing;
  readonly database: ViewingDatabase;
  now: Date;
  /** Returns and clears the statements that Prisma has sent so far. */
  takeStatements(): readonly string[];
  /** Moves the clock forward. */
  wait(seconds: number): void;
  /** Publishes a class. Returns its row id. */
  aClass(change?: { durationSeconds?: number; level?: number }): Promise<string>;
  /** Runs an operation against the real schema. */
  run(source: string, options?: RunOptions): ReturnType<typeof runQuery>;
  /** Runs an operation and returns its data. Throws on errors. */
  // biome-ignore lint/suspicious/noExplicitAny: tests know the fields they select
  execute(source: string, options?: RunOptions): Promise<any>;
  reset(): Promise<void>;
  close(): Promise<void>;
}

/** Every suite connects to the same server at the same time, on as few as two cores. */
const BUSY_MACHINE_MS = 30_000;
const START = new Date("2026-11-20T12:00:00.000Z");

export async function viewingFixture(
  env: Readonly<Record<string, string>> = {},
): Promise<ViewingFixture> {
  const [database, redis] = await Promise.all([viewingDatabase(), testRedis()]);
  const statements: string[] = [];
  const logger = createLogger("viewing-test");
  logger.level = "silent";
  const config = loadViewingConfig({
    REDIS_URL: redis.url,
    ...env,
    DATABASE_URL: database.url,
  });
  const viewing = await openSubgraph(viewingSubgraph, {
    config,
    logger,
    clock: () => fixture.now,
    onStatement: (sql) => statements.push(sql),
    statementTimeoutMs: BUSY_MACHINE_MS,
    connectionTimeoutMs: BUSY_MACHINE_MS,
  });
  const fixture: ViewingFixture = {
    viewing,
    database,
    now: START,
    takeStatements: () => statements.splice(0),
    wait: (seconds) => {
      fixture.now = new Date(fixture.now.getTime() + seconds * 1000);
    },
    aClass: (change = {}) => publish(database, change),
    run: (source, { viewer = visitor, variables, pressure = 0 } = {}) =>
      runQuery(viewing.schema, source, {
        viewer,
        pressure,
        loaders: viewing.loaders(viewer),
        ...(variables ? { variables } : {}),
      }),
    execute: async (source, options) => {
      const { data, errors } = await fixture.run(source, options);
      if (errors) throw errors[0];
      return data;
    },
    reset: async () => {
      fixture.now = START;
      await Promise.all([database.reset(), redis.flush()]);
    },
    close: async () => {
      await viewing.close();
      await Promise.all([database.close(), redis.close()]);
    },
  };
  return fixture;
}

async function publish(
  { pool }: ViewingDatabase,
  { durationSeconds = 1800, level = 5 }: { durationSeconds?: number; level?: number },
): Promise<string> {
  const id = anId();
  await pool.query(
    `INSERT INTO class_fact (class_id, duration_seconds, level, published_at)
     VALUES ($1, $2, $3, now())`,
    [id, durationSeconds, level],
  );
  return id;
}
