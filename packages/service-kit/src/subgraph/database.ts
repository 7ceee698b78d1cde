import { PrismaPg } from "@prisma/adapter-pg";
import { Pool, type PoolConfig } from "pg";
import type { Logger } from "../logging/logger";
import { MeasuredClient } from "./measured-client";

export interface DatabaseLimits {
  /** Shorter than the gateway's 8 s limit, so that a statement that hangs frees its connection. */
  readonly statementTimeoutMs: number;
  readonly connectionTimeoutMs: number;
}

export interface PrismaConnection {
  $connect(): Promise<void>;
  $disconnect(): Promise<void>;
}

export interface PrismaOptions {
  readonly adapter: PrismaPg;
  readonly transactionOptions: { readonly maxWait: number };
  readonly log?: { readonly emit: "event"; readonly level: "query" }[];
}

export interface Database<D extends PrismaConnection> extends DatabaseLimits {
  readonly openPrisma: (options: PrismaOptions) => D;
}

export type PoolShape = Pick<PoolConfig, "max" | "options" | "idleTimeoutMillis" | "query_timeout">;

export interface PoolRequest extends DatabaseLimits {
  readonly url: string;
  readonly logger: Logger;
  readonly options: PoolShape;
}

export function createPool({ url, logger, options, ...limits }: PoolRequest): Pool {
  const pool = new Pool({
    Client: MeasuredClient,
    connectionString: url,
    statement_timeout: limits.statementTimeoutMs,
    connectionTimeoutMillis: limits.connectionTimeoutMs,
    ...options,
  });
  return pool.on("error", (error) => logger.warn({ err: error }, "idle database connection lost"));
}

export interface PrismaRequest<D extends PrismaConnection> {
  readonly database: Database<D>;
  readonly pool: Pool;
  readonly onStatement?: ((sql: string) => void) | undefined;
}

export function createPrisma<D extends PrismaConnection>(request: PrismaRequest<D>): D {
  const { database, pool, onStatement } = request;
  const options: PrismaOptions = {
    adapter: new PrismaPg(pool),
    // Prisma's default of 2 s is too short when many members sign up or buy in the same second.
    transactionOptions: { maxWait: database.connectionTimeoutMs },
  };
  if (!onStatement) return database.openPrisma(options);
  const client = database.openPrisma({ ...options, log: [{ emit: "event", level: "query" }] });
  listenTo(client, onStatement);
  return client;
}

// The events of a client are part of its generated type, which is unknown here.
function listenTo(client: unknown, onStatement: (sql: string) => void): void {
  const emitter = client as {
    $on(event: "query", listener: (event: { readonly query: string }) => void): void;
  };
  emitter.$on("query", ({ query }) => onStatement(query));
}
