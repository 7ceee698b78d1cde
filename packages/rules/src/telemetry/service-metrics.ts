import { histogram, observedCounter } from "./metric";

/** What a process gets from its caches and from third parties. */
export const serviceMetrics = {
  cacheLookups: observedCounter({
    name: "eightcount.cache.lookups",
    unit: "{lookup}",
    description: "Lookups in the caches that a process keeps in memory.",
    attributes: ["cache", "cacheResult"],
  }),
  providerCallDuration: histogram({
    name: "eightcount.provider.call.duration",
    unit: "s",
    description:
      "Time of one call of a third-party service, with the repetitions that belong to it. A " +
      "declined card or a refused mail is refused, an outage or an unknown result is failed.",
    attributes: ["provider", "providerCall", "outcome"],
    buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
  }),
} as const;
