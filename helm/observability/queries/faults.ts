import type { SeriesLabels } from "./exposed-series.ts";
import { parseQuery, type Selector } from "./selectors.ts";

/** Returns what a query names that no process exports. */
export function faultsIn(query: string, known: SeriesLabels): readonly string[] {
  const { selectors, grouping } = parseQuery(query);
  const labels = new Set(
    selectors.flatMap(({ metric }) => known.get(metric)?.map(({ name }) => name) ?? []),
  );
  return [
    ...(selectors.length === 0 ? ["it reads no metric"] : []),
    ...selectors.flatMap((selector) => faultsOf(selector, known)),
    ...grouping.filter((label) => !labels.has(label)).map((label) => `no metric has ${label}`),
  ];
}

function faultsOf({ metric, matchers }: Selector, known: SeriesLabels): readonly string[] {
  const labels = known.get(metric);
  if (!labels) return [`${metric} is no metric`];
  return matchers.flatMap(({ label, operator, value }) => {
    const found = labels.find(({ name }) => name === label);
    if (!found) return [`${metric} has no label ${label}`];
    const isPlain = operator === "=" || operator === "!=";
    if (!isPlain || found.values === null || found.values.includes(value)) return [];
    return [`${label} is never ${value}`];
  });
}
