import { print } from "graphql";
import type { FederatedSchema } from "../graph/federate";
import { createLogger } from "../logging/logger";
import { runMain } from "../process/run-main";
import { buildGraph } from "./build-graph";
import type { AnySubgraph } from "./define-subgraph";
import { Infrastructure } from "./infrastructure";

/** Builds a subgraph's schema from its default settings, without connecting to anything. */
export async function graphOf(subgraph: AnySubgraph): Promise<FederatedSchema> {
  const logger = createLogger(subgraph.name);
  logger.level = "silent";
  const infrastructure = new Infrastructure(subgraph, { config: subgraph.config({}), logger });
  return buildGraph(Object.values(await subgraph.modules(infrastructure)));
}

export function printSubgraph(subgraph: AnySubgraph): void {
  runMain(async () => {
    const { typeDefs } = await graphOf(subgraph);
    process.stdout.write(`${print(typeDefs)}\n`);
  });
}
