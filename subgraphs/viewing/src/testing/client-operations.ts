import { readFileSync } from "node:fs";
import path from "node:path";
import { operationFromDocument, Supergraph } from "@apollo/federation-internals";
import { type FetchNode, type PlanNode, QueryPlanner } from "@apollo/query-planner";
import { parse } from "graphql";

const root = path.resolve(__dirname, "../../../..");
const read = (file: string) => readFileSync(path.join(root, file), "utf8");

/** A fetch that the gateway sends to this subgraph for one client operation. */
export interface PlannedFetch {
  /** Name of the client operation. */
  readonly operation: string;
  /** Text sent to this subgraph. */
  readonly source: string;
  /** Entity types of its representations. Empty for a mutation. */
  readonly entities: readonly string[];
}

/** Returns every fetch to viewing that the gateway plans for client operations. */
export function fetchesFromViewing(): readonly PlannedFetch[] {
  const supergraph = Supergraph.build(read("gateway/supergraph.graphql"));
  const planner = new QueryPlanner(supergraph);
  const texts = JSON.parse(read("client/persisted-operations.json")) as Record<string, string>;
  return Object.values(texts).flatMap((text) => {
    const operation = operationFromDocument(supergraph.apiSchema(), parse(text));
    const { node } = planner.buildQueryPlan(operation);
    return fetchesIn(node as PlanNode | undefined)
      .filter(({ serviceName }) => serviceName === "viewing")
      .map(({ operation: source, requires }) => ({
        operation: operation.name ?? "",
        source,
        entities: (requires ?? []).flatMap((one) =>
          one.kind === "InlineFragment" && one.typeCondition ? [one.typeCondition] : [],
        ),
      }));
  });
}

function fetchesIn(node: PlanNode | undefined): readonly FetchNode[] {
  switch (node?.kind) {
    case "Fetch":
      return [node];
    case "Flatten":
      return fetchesIn(node.node);
    case "Condition":
      return [...fetchesIn(node.ifClause), ...fetchesIn(node.elseClause)];
    case "Sequence":
    case "Parallel":
      return node.nodes.flatMap(fetchesIn);
    default:
      return [];
  }
}
