import "reflect-metadata";
import type { AuditedMutations } from "../audit/audit-mutations";
import type { Database, PrismaConnection } from "./database";
import type { FeatureModules } from "./feature-module";
import type { Infrastructure } from "./infrastructure";
import type { ProviderFactories } from "./providers";
import type { SubgraphConfig } from "./subgraph-config";

/** A subgraph: its settings, its database, its vendors and its features. */
export interface Subgraph<
  C extends SubgraphConfig,
  D extends PrismaConnection,
  P extends object,
  M extends FeatureModules,
> {
  /** Also its name at the gateway, of its queue and before its keys in Redis. */
  readonly name: string;
  /**
   * Reads the config table.
   * @throws ConfigError naming every bad key.
   */
  config(env: NodeJS.ProcessEnv): C;
  readonly database: Database<D>;
  readonly providers: ProviderFactories<C, P>;
  /** How each mutation enters the audit log; a subgraph without it keeps none. */
  readonly audit?: AuditedMutations;
  /** Constructs the features; each receives the services of other features that it needs. */
  modules(infrastructure: Infrastructure<C, D, P>): M | Promise<M>;
}

/** A subgraph whose settings, providers and features do not matter to the caller. */
export type AnySubgraph = Subgraph<SubgraphConfig, PrismaConnection, object, FeatureModules>;

/** Ties the types of a subgraph's parts together. */
export function defineSubgraph<
  C extends SubgraphConfig,
  D extends PrismaConnection,
  P extends object,
  M extends FeatureModules,
>(subgraph: Subgraph<C, D, P, M>): Subgraph<C, D, P, M> {
  return subgraph;
}
