import { parser } from "@prometheus-io/lezer-promql";

export interface Matcher {
  readonly label: string;
  readonly operator: string;
  readonly value: string;
}

export interface Selector {
  readonly metric: string;
  readonly matchers: readonly Matcher[];
}

export interface ParsedQuery {
  readonly selectors: readonly Selector[];
  /** Labels after `by`, `without`, `on`, and the like. */
  readonly grouping: readonly string[];
}

type Node = ReturnType<typeof parser.parse>["topNode"];

const MATCHER = /^(\w+)\s*(=~|!~|!=|=)\s*"((?:[^"\\]|\\.)*)"$/;

function childrenNamed(node: Node, name: string): readonly Node[] {
  const found: Node[] = [];
  node.cursor().iterate((one) => {
    if (one.name === name) found.push(one.node);
  });
  return found;
}

/** @throws Error if it is no PromQL. */
export function parseQuery(query: string): ParsedQuery {
  const { topNode } = parser.parse(query);
  const textOf = ({ from, to }: Node) => query.slice(from, to);
  topNode.cursor().iterate((node) => {
    if (!node.type.isError) return;
    throw new Error(`no PromQL at character ${node.from}: ${query}`);
  });
  return {
    selectors: childrenNamed(topNode, "VectorSelector").map((node) => ({
      metric: childrenNamed(node, "Identifier").map(textOf)[0] ?? "",
      matchers: childrenNamed(node, "UnquotedLabelMatcher").map((one) => {
        const [, label = "", operator = "", value = ""] = MATCHER.exec(textOf(one)) ?? [];
        return { label, operator, value };
      }),
    })),
    grouping: childrenNamed(topNode, "GroupingLabels").flatMap((node) =>
      childrenNamed(node, "LabelName").map(textOf),
    ),
  };
}

export const printed = ({ metric, matchers }: Selector): string =>
  `${metric}{${matchers.map(({ label, operator, value }) => `${label}${operator}"${value}"`).join(",")}}`;
