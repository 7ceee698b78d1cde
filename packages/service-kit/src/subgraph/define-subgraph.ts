import "reflect-metadata";
import type { AuditedMutations } from "../audit/audit-mutations";
import type { Database, PrismaConnection } from "./database";
import type { FeatureModules } from "./feature-module";
import type { Infrastructure } from "./infrastructure";
import type { ProviderFactories } from "./providers";
import type { SubgraphConfig } from "./subgraph-config";

export interface Subgraph<
  C extends SubgraphConfig,
  D extends PrismaConnection,
  P extends object,
  M extends FeatureModules,
> {
  /** Also names the subgraph at the gateway, its queue, and its Redis keys. */
  readonly name: string;
  /** @throws ConfigError naming every invalid key. */
  config(env: NodeJS.ProcessEnv): C;
  readonly database: Database<D>;
  readonly providers: ProviderFactories<C, P>;
  /** A subgraph without audited mutations keeps no audit log. */
  readonly audit?: AuditedMutations;
  /** Constructs the features. Each receives the services that it needs from other features. */
  modules(infrastructure: Infrastructure<C, D, P>): M | Promise<M>;
}

export type AnySubgraph = Subgraph<SubgraphConfig, PrismaConnection, object, FeatureModules>;

export function defineSubgraph<
  C extends SubgraphConfig,
  D extends PrismaConnection,
  P extends object,
  M extends FeatureModules,
>(subgraph: Subgraph<C, D, P, M>): Subgraph<C, D, P, M> {
  return subgraph;
}
