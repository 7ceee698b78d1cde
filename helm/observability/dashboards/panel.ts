export interface Query {
  readonly expr: string;
  /** Name of a line, with labels in double braces. */
  readonly legend: string;
}

export interface Panel {
  readonly title: string;
  /** Says what to look for. */
  readonly description: string;
  readonly unit: Unit;
  readonly queries: readonly Query[];
}

/** Grafana's names of units. */
export type Unit = "reqps" | "s" | "percentunit" | "short" | "bytes" | "cps";

export interface Dashboard {
  /** Name of the file. */
  readonly name: string;
  /** The question that it answers. */
  readonly title: string;
  readonly panels: readonly Panel[];
}

/** Grafana replaces it by a window that holds at least four scrapes. */
export const WINDOW = "$__rate_interval";

/** Returns a query as Prometheus reads it, for scrapes every second. */
export const asLocal = (expr: string): string => expr.replaceAll(WINDOW, "30s");

export const panel = (
  title: string,
  unit: Unit,
  description: string,
  queries: Readonly<Record<string, string>>,
): Panel => ({
  title,
  unit,
  description,
  queries: Object.entries(queries).map(([legend, expr]) => ({ legend, expr })),
});

export const rate = (counter: string, by = ""): string =>
  `sum${by && ` by (${by})`} (rate(${counter}[${WINDOW}]))`;

export const quantile = (share: number, histogram: string, by = "", matchers = ""): string =>
  `histogram_quantile(${share}, sum by (le${by && `, ${by}`}) (rate(${histogram}_bucket${matchers}[${WINDOW}])))`;
