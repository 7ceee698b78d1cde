import { type Clock, systemClock } from "@eightcount/service-kit/clock/clock";
import { EventQueues } from "@eightcount/service-kit/events/event-queues";
import { OutboxRelay } from "@eightcount/service-kit/events/outbox";
import { geoIpProvider } from "@eightcount/service-kit/geo-ip/registry";
import { AttemptLimits } from "@eightcount/service-kit/limits/attempt-limits";
import { SharedMemory } from "@eightcount/service-kit/limits/shared-memory";
import type { Logger } from "@eightcount/service-kit/logging/logger";
import type { Viewer } from "@eightcount/service-kit/viewer/viewer";
import { PrismaPg } from "@prisma/adapter-pg";
import { Pool, type PoolConfig } from "pg";
import { ClassFactRepository } from "./class-facts/class-fact.repository";
import { ClassFactService } from "./class-facts/class-fact.service";
import { classPublishedJob } from "./class-facts/class-published.job";
import type { ViewingConfig } from "./config";
import { DanceClassResolver } from "./dance-classes/dance-class.resolver";
import { PrismaClient } from "./generated/client/client";
import { ClassRecordResolver } from "./history/class-record.resolver";
import { ContinueDancingRepository } from "./history/continue-dancing.repository";
import { ContinueDancingResolver } from "./history/continue-dancing.resolver";
import { ContinueDancingService } from "./history/continue-dancing.service";
import { HistoryReadModel } from "./history/history.read-model";
import { HistoryResolver } from "./history/history.resolver";
import { HistoryService } from "./history/history.service";
import { HistoryPeriodReadModel } from "./history/history-period.read-model";
import { HistoryPeriodResolver } from "./history/history-period.resolver";
import { HistoryPeriodService } from "./history/history-period.service";
import { makeLoaders } from "./loaders";
import { MemberResolver } from "./members/member.resolver";
import { ClassProgressReadModel } from "./progress/class-progress.read-model";
import { PlaybackSessionReadModel } from "./progress/playback-session.read-model";
import { PlaybackSessionLimit } from "./progress/playback-session-limit.service";
import { ProgressRepository, SAVING_OPTIONS } from "./progress/progress.repository";
import { ProgressResolver } from "./progress/progress.resolver";
import { ProgressService } from "./progress/progress.service";
import { ProgressBatcher } from "./progress/progress-batcher";
import { ViewingOrigins } from "./progress/viewing-origins";
import { SavedClassRepository } from "./saved-classes/saved-class.repository";
import { SavedClassResolver } from "./saved-classes/saved-class.resolver";
import { SavedClassService } from "./saved-classes/saved-class.service";
import { SavedClassListResolver } from "./saved-classes/saved-class-list.resolver";
import { viewingSchema } from "./schema";
import { StatisticsReadModel } from "./statistics/statistics.read-model";
import { StatisticsResolver } from "./statistics/statistics.resolver";
import { StatisticsService } from "./statistics/statistics.service";
import { ViewedClassReadModel } from "./viewings/viewed-class.read-model";
import { ViewedClassListResolver, ViewedClassResolver } from "./viewings/viewed-class.resolver";
import { ViewedClassService } from "./viewings/viewed-class.service";

/** What a test may put in the place of the real thing. */
export interface Overrides {
  readonly clock?: Clock;
  /** Prefix of everything kept in Redis. */
  readonly redisPrefix?: string;
  /** Hears every SQL statement that Prisma sends. */
  readonly onStatement?: (sql: string) => void;
  /** How long a connection and a statement may take, in milliseconds. */
  readonly statementTimeoutMs?: number;
}

interface Ground {
  readonly config: ViewingConfig;
  readonly logger: Logger;
  readonly clock: Clock;
  /** The clock of progress: the database's, unless a test brings one. */
  readonly progressClock: () => Date | null;
  readonly pool: Pool;
  /** Writes progress and nothing else: no slow read keeps it from a connection. */
  readonly progressPool: Pool;
  readonly prisma: PrismaClient;
  readonly memory: SharedMemory;
  readonly redisPrefix: string;
}

export type Viewing = Awaited<ReturnType<typeof compose>>;

const POOL_SIZE = 10;
const PROGRESS_POOL_SIZE = 2;
// Shorter than the gateway's patience: a statement that hangs must not hold up all that wait.
const STATEMENT_TIMEOUT_MS = 2_000;

/** Puts this subgraph together; whoever calls it closes it. */
export async function compose(config: ViewingConfig, logger: Logger, overrides: Overrides = {}) {
  const ground = layGround(config, logger, overrides);
  const { pool, progressPool, prisma, memory } = ground;
  const services = makeServices(ground);
  const resolvers = new Map(makeResolvers(services).map((one) => [one.constructor, one]));
  const { schema, typeDefs } = await viewingSchema({ get: (type) => resolvers.get(type) });
  await memory.open();
  return {
    schema,
    typeDefs,
    loaders: (viewer: Viewer) => makeLoaders(services, viewer),
    /** Rejects while the database does not answer. */
    ready: async () => void (await pool.query("SELECT 1")),
    jobs: () => makeJobs(ground, services),
    /** Connects, so that the first request need not. */
    warmUp: async () => {
      await prisma.$connect();
      await prisma.savedClass.findFirst();
    },
    /** Writes the progress that still waits; its callers are answered. */
    drainProgress: () => services.batcher.drain(),
    close: async () => {
      await Promise.all([memory.close(), prisma.$disconnect()]);
      await Promise.all([pool.end(), progressPool.end()]);
    },
  };
}

function layGround(config: ViewingConfig, logger: Logger, overrides: Overrides): Ground {
  const { clock, redisPrefix = "eightcount", onStatement } = overrides;
  const timeoutMs = overrides.statementTimeoutMs ?? STATEMENT_TIMEOUT_MS;
  const limits = { statement_timeout: timeoutMs, connectionTimeoutMillis: timeoutMs };
  const pool = poolOf(config, logger, { ...limits, max: POOL_SIZE });
  return {
    config,
    logger,
    clock: clock ?? systemClock,
    progressClock: () => clock?.() ?? null,
    pool,
    progressPool: poolOf(config, logger, {
      ...limits,
      max: PROGRESS_POOL_SIZE,
      options: SAVING_OPTIONS,
    }),
    prisma: prismaOn(pool, onStatement),
    memory: new SharedMemory({
      redisUrl: config.redisUrl,
      logger,
      prefix: `${redisPrefix}:viewing:`,
    }),
    redisPrefix,
  };
}

function poolOf(config: ViewingConfig, logger: Logger, options: PoolConfig): Pool {
  const pool = new Pool({ connectionString: config.databaseUrl, ...options });
  return pool.on("error", (error) =>
    logger.warn({ err: error }, "an idle database connection broke"),
  );
}

function prismaOn(pool: Pool, onStatement: Overrides["onStatement"]): PrismaClient {
  const adapter = new PrismaPg(pool);
  if (!onStatement) return new PrismaClient({ adapter });
  const heard = new PrismaClient({ adapter, log: [{ emit: "event", level: "query" }] });
  heard.$on("query", ({ query }) => onStatement(query));
  return heard;
}

function makeServices(ground: Ground) {
  const { config, clock, progressClock, pool, progressPool, prisma, memory } = ground;
  const facts = new ClassFactService({ facts: new ClassFactRepository(pool), clock });
  const batcher = new ProgressBatcher({
    writer: new ProgressRepository(progressPool, progressClock),
    windowMs: config.flushWindowMs,
    maxRows: config.flushMaxRows,
    maxInFlight: PROGRESS_POOL_SIZE,
    maxQueued: config.maxQueuedUpdates,
  });
  const started = new ClassProgressReadModel(pool);
  const { geoIpCityPath: cityPath, localCountry } = config;
  const origins = new ViewingOrigins(geoIpProvider("mmdb", { cityPath, localCountry }));
  return {
    facts,
    batcher,
    progress: new ProgressService({
      facts,
      batcher,
      started,
      origins,
      sessions: new PlaybackSessionLimit({
        sessions: new PlaybackSessionReadModel(pool),
        attempts: new AttemptLimits(memory),
      }),
    }),
    history: new HistoryService(new HistoryReadModel(prisma)),
    continueDancing: new ContinueDancingService(new ContinueDancingRepository(pool), clock),
    historyPeriods: new HistoryPeriodService(new HistoryPeriodReadModel(pool), clock),
    viewings: new ViewedClassService(new ViewedClassReadModel(pool)),
    savedClasses: new SavedClassService({ saved: new SavedClassRepository(prisma), facts, clock }),
    statistics: new StatisticsService(new StatisticsReadModel(pool), clock),
  };
}

type Services = ReturnType<typeof makeServices>;

function makeResolvers(services: Services): readonly object[] {
  return [
    new ClassRecordResolver(),
    new DanceClassResolver(),
    new ContinueDancingResolver(services.continueDancing),
    new HistoryPeriodResolver(services.historyPeriods),
    new HistoryResolver(services.history),
    new MemberResolver(),
    new ProgressResolver(services.progress),
    new SavedClassListResolver(services.savedClasses),
    new SavedClassResolver(),
    new StatisticsResolver(services.statistics),
    new ViewedClassListResolver(services.viewings),
    new ViewedClassResolver(),
  ];
}

const ROUTES = { "class.started": ["catalogue"] } as const;

function makeJobs({ config, logger, pool, redisPrefix }: Ground, { facts }: Services) {
  const queues = new EventQueues({ redisUrl: config.redisUrl, logger, prefix: redisPrefix });
  return {
    queues,
    outbox: new OutboxRelay({ pool, queues, routes: ROUTES, logger }),
    handlers: { "class.published": classPublishedJob(facts) },
  };
}
