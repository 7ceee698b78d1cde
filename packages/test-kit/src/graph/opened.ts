import type { Subgraph } from "@eightcount/service-kit/subgraph/define-subgraph";
import type { Infrastructure } from "@eightcount/service-kit/subgraph/infrastructure";
import type { OpenSubgraph } from "@eightcount/service-kit/subgraph/open-subgraph";

/** Type of an open subgraph, such as `Opened<typeof viewing>`. */
export type Opened<S> =
  S extends Subgraph<infer C, infer D, infer P, infer M>
    ? OpenSubgraph<Infrastructure<C, D, P>, M>
    : never;
