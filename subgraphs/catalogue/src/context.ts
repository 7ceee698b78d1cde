import type { SubgraphContext } from "@eightcount/service-kit/graph/context";
import type { CatalogueLoaders } from "./loaders";

/** What this subgraph's resolvers are given. */
export type CatalogueContext = SubgraphContext<CatalogueLoaders>;
