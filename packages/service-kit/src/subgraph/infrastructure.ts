import type { Pool } from "pg";
import { type Clock, systemClock } from "../clock/clock";
import { RedisConnection } from "../limits/redis-connection";
import type { Logger } from "../logging/logger";
import {
  createPool,
  createPrisma,
  type Database,
  type DatabaseLimits,
  type PoolShape,
  type PrismaConnection,
} from "./database";
import { openDatabaseProbe } from "./database-probe";
import { connectFirst } from "./first-connection";
import { observePool } from "./observe-pool";
import { createProviders, type ProviderFactories } from "./providers";
import type { SubgraphConfig } from "./subgraph-config";

const POOL_SIZE = 10;
const REDIS_PREFIX = "eightcount";

export interface InfrastructureOptions<C, P extends object> extends Partial<DatabaseLimits> {
  readonly config: C;
  readonly logger: Logger;
  readonly clock?: Clock;
  readonly redisPrefix?: string;
  readonly onStatement?: (sql: string) => void;
  readonly providers?: Partial<P>;
}

interface InfrastructurePlan<C, D extends PrismaConnection, P extends object> {
  readonly name: string;
  readonly database: Database<D>;
  readonly providers: ProviderFactories<C, P>;
}

/** Shared infrastructure of a subgraph's features. Opens no connection before the first use. */
export class Infrastructure<
  C extends SubgraphConfig,
  D extends PrismaConnection,
  P extends object = object,
> {
  readonly config: C;
  readonly logger: Logger;
  readonly clock: Clock;
  /** A test's moment, which replaces the database's clock. Null outside of tests. */
  readonly databaseMoment: () => Date | null;
  readonly pool: Pool;
  /** Asks whether the database responds, even while `pool` is used up. */
  readonly probe: Pool;
  readonly prisma: D;
  readonly providers: P;
  readonly redisPrefix: string;
  readonly #name: string;
  readonly #limits: DatabaseLimits;
  readonly #pools: Pool[] = [];
  readonly #stopObserving: (() => void)[] = [];
  #redisConnection: RedisConnection | null = null;

  constructor(plan: InfrastructurePlan<C, D, P>, options: InfrastructureOptions<C, P>) {
    const { name, database } = plan;
    const { config, logger, clock, redisPrefix, onStatement } = options;
    this.config = config;
    this.logger = logger;
    this.clock = clock ?? systemClock;
    this.databaseMoment = () => clock?.() ?? null;
    this.redisPrefix = redisPrefix ?? REDIS_PREFIX;
    this.#name = name;
    this.#limits = {
      statementTimeoutMs: options.statementTimeoutMs ?? database.statementTimeoutMs,
      connectionTimeoutMs: options.connectionTimeoutMs ?? database.connectionTimeoutMs,
    };
    this.pool = this.openPool("main", { max: POOL_SIZE });
    this.probe = openDatabaseProbe(config.databaseUrl, logger);
    this.#pools.push(this.probe);
    const limited = { ...database, ...this.#limits };
    this.prisma = createPrisma({ database: limited, pool: this.pool, onStatement });
    this.providers = createProviders(plan.providers, this, options.providers);
  }

  get redisConnection(): RedisConnection {
    this.#redisConnection ??= new RedisConnection({
      redisUrl: this.config.redisUrl,
      logger: this.logger,
      prefix: `${this.redisPrefix}:${this.#name}:`,
    });
    return this.#redisConnection;
  }

  /** Opens a second pool for work that must not wait for connections of `pool`. */
  readonly openPool = (name: string, options: PoolShape): Pool => {
    const { config, logger } = this;
    const pool = createPool({ url: config.databaseUrl, logger, options, ...this.#limits });
    this.#pools.push(pool);
    this.#stopObserving.push(observePool(name, pool));
    return pool;
  };

  /** Redis may still be unavailable afterwards. */
  async open(): Promise<void> {
    await this.#redisConnection?.open();
  }

  /** Waits longer for the database than `ready`, because a process may start on a busy machine. */
  async connected(): Promise<void> {
    await connectFirst(() => this.pool.query("SELECT 1"), this.logger);
  }

  async ready(): Promise<void> {
    await this.probe.query("SELECT 1");
  }

  async close(): Promise<void> {
    for (const stop of this.#stopObserving) stop();
    await Promise.all([this.#redisConnection?.close(), this.prisma.$disconnect()]);
    await Promise.all(this.#pools.map((pool) => pool.end()));
  }
}
