import type { Express } from "express";
import type { FederatedSchema } from "../graph/federate";
import type { DrainStep } from "../http/http-process";
import { type Viewer, visitor } from "../viewer/viewer";
import { auditModule } from "./audit-module";
import { buildGraph } from "./build-graph";
import type { PrismaConnection } from "./database";
import type { Subgraph } from "./define-subgraph";
import type { FeatureModule, FeatureModules } from "./feature-module";
import { Infrastructure, type InfrastructureOptions } from "./infrastructure";
import { loadersOf } from "./merge-modules";
import { startWorkers } from "./start-workers";
import type { SubgraphConfig } from "./subgraph-config";

/** A subgraph running in this process. The caller closes it. */
export interface OpenSubgraph<I, M> extends FederatedSchema {
  readonly infrastructure: I;
  readonly modules: M;
  readonly loaders: (viewer?: Viewer) => object;
  readonly routes: (app: Express) => void;
  readonly ready: () => Promise<void>;
  /** Like `ready`, but waits for a database that accepts the first connection late. */
  readonly connected: () => Promise<void>;
  /** Connects and compiles the first queries, so that the first request does not have to. */
  readonly warmUp: () => Promise<void>;
  readonly startWorkers: () => DrainStep;
  readonly drain: () => Promise<void>;
  readonly close: () => Promise<void>;
}

export async function openSubgraph<
  C extends SubgraphConfig,
  D extends PrismaConnection,
  P extends object,
  M extends FeatureModules,
>(
  subgraph: Subgraph<C, D, P, M>,
  options: InfrastructureOptions<C, P>,
): Promise<OpenSubgraph<Infrastructure<C, D, P>, M>> {
  const { name, audit } = subgraph;
  const infrastructure = new Infrastructure(subgraph, options);
  const modules = await subgraph.modules(infrastructure);
  const features: FeatureModule[] = Object.values(modules);
  const graph = await buildGraph(features);
  if (audit) features.push(auditModule(graph.schema, audit, infrastructure));
  await infrastructure.open();
  const drain = () => runInOrder(features.map((feature) => feature.drain));
  return {
    ...graph,
    infrastructure,
    modules,
    loaders: (viewer = visitor) => loadersOf(features, { viewer, now: infrastructure.clock() }),
    routes: (app) => {
      for (const feature of features) feature.routes?.(app);
    },
    ready: () => infrastructure.ready(),
    connected: () => infrastructure.connected(),
    warmUp: async () => {
      await infrastructure.connected();
      await infrastructure.prisma.$connect();
      await Promise.all(features.map((feature) => feature.warmUp?.()));
    },
    startWorkers: () => startWorkers({ name, infrastructure, modules: features }),
    drain,
    close: async () => {
      await drain();
      await runInOrder(features.map((feature) => feature.close));
      await infrastructure.close();
    },
  };
}

async function runInOrder(steps: readonly (DrainStep | undefined)[]): Promise<void> {
  for (const step of steps) await step?.();
}
