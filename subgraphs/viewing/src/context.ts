import type { SubgraphContext } from "@eightcount/service-kit/graph/context";
import type { ViewingLoaders } from "./loaders";

/** What this subgraph's resolvers are given. */
export type ViewingContext = SubgraphContext<ViewingLoaders>;
