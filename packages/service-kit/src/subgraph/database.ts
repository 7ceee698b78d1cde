import { PrismaPg } from "@prisma/adapter-pg";
import { Pool, type PoolConfig } from "pg";
import type { Logger } from "../logging/logger";

/** How long the database may keep a request waiting. */
export interface DatabaseLimits {
  /**
   * Longest run of one statement, milliseconds. Shorter than the 8 s the gateway waits for a
   * subgraph, so that a statement that hangs ends as an error and frees its connection.
   */
  readonly statementTimeoutMs: number;
  /** Longest wait for a free connection, milliseconds. */
  readonly connectionTimeoutMs: number;
}

/** The part of a generated Prisma client that the kit calls. */
export interface PrismaConnection {
  $connect(): Promise<void>;
  $disconnect(): Promise<void>;
}

/** Constructor options that a generated Prisma client takes. */
export interface PrismaOptions {
  readonly adapter: PrismaPg;
  readonly transactionOptions: { readonly maxWait: number };
  readonly log?: { readonly emit: "event"; readonly level: "query" }[];
}

/** A subgraph's own database. */
export interface Database<D extends PrismaConnection> extends DatabaseLimits {
  readonly openPrisma: (options: PrismaOptions) => D;
}

export interface PoolRequest extends DatabaseLimits {
  readonly url: string;
  readonly logger: Logger;
  /** What sets this pool apart, such as its size. */
  readonly options: Pick<PoolConfig, "max" | "options">;
}

/** A pool that connects on first use and survives the loss of an idle connection. */
export function createPool({ url, logger, options, ...limits }: PoolRequest): Pool {
  const pool = new Pool({
    connectionString: url,
    statement_timeout: limits.statementTimeoutMs,
    connectionTimeoutMillis: limits.connectionTimeoutMs,
    ...options,
  });
  return pool.on("error", (error) =>
    logger.warn({ err: error }, "an idle database connection broke"),
  );
}

export interface PrismaRequest<D extends PrismaConnection> {
  readonly database: Database<D>;
  readonly pool: Pool;
  /** Receives every SQL statement that Prisma sends. */
  readonly onStatement?: ((sql: string) => void) | undefined;
}

/** A Prisma client on a pool of ours; it connects on first use. */
export function createPrisma<D extends PrismaConnection>(request: PrismaRequest<D>): D {
  const { database, pool, onStatement } = request;
  const options: PrismaOptions = {
    adapter: new PrismaPg(pool),
    // Prisma's own 2 s are short when many sign up or buy in the same second.
    transactionOptions: { maxWait: database.connectionTimeoutMs },
  };
  if (!onStatement) return database.openPrisma(options);
  const client = database.openPrisma({ ...options, log: [{ emit: "event", level: "query" }] });
  listenTo(client, onStatement);
  return client;
}

// Which events a client emits is part of its generated type, and that is not known here.
function listenTo(client: unknown, onStatement: (sql: string) => void): void {
  const emitter = client as {
    $on(event: "query", listener: (event: { readonly query: string }) => void): void;
  };
  emitter.$on("query", ({ query }) => onStatement(query));
}
