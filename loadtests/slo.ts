/** What members are promised, per operation. Alerts and load tests judge by these numbers. */
export interface Objective {
  /** Share of calls that must succeed, from 0 to 1. */
  readonly availability: number;
  /** Largest allowed latency in milliseconds, by percentile. */
  readonly latencyMs: Readonly<Partial<Record<"p95" | "p99", number>>>;
}

const search: Objective = { availability: 0.999, latencyMs: { p95: 300 } };

export const slo = {
  /** A saved position. Succeeds when it is acknowledged. */
  recordProgress: { availability: 0.9995, latencyMs: { p99: 400 } },
  search,
  /** The lines below the search box. */
  suggestions: search,
  signIn: { availability: 0.999, latencyMs: {} },
  /** What a visitor sends to become a subscriber, from the sign-up on. */
  checkout: { availability: 0.999, latencyMs: {} },
  /** Pages for which only availability is promised. */
  page: { availability: 0.999, latencyMs: {} },
} as const satisfies Readonly<Record<string, Objective>>;
