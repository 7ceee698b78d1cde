import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "graphql";
import { nodeTypeDefs } from "../node/node-subgraph";
import type { SubgraphSource } from "./compose-supergraph";

/** Subgraphs that run as separate processes. */
export const SUBGRAPHS = ["accounts", "catalogue", "viewing", "billing"] as const;

export function subgraphSources(root: string): readonly SubgraphSource[] {
  const processes = SUBGRAPHS.map((name) => ({
    name,
    typeDefs: parse(readFileSync(path.join(root, "subgraphs", name, "schema.graphql"), "utf8")),
  }));
  return [...processes, { name: "node", typeDefs: nodeTypeDefs }];
}
