import type { AttributesOf } from "@eightcount/rules/telemetry/metric";
import { serviceMetrics } from "@eightcount/rules/telemetry/service-metrics";
import { type MeterProvider, metrics } from "@opentelemetry/api";
import { observe } from "./observe";

type Lookup = AttributesOf<typeof serviceMetrics.cacheLookups>;
type Sums = Record<Lookup["cacheResult"], number>;

/** For each provider, because tests replace it to start from zero. */
const sumsByProvider = new WeakMap<MeterProvider, Map<Lookup["cache"], Sums>>();

function currentSums(): Map<Lookup["cache"], Sums> {
  const provider = metrics.getMeterProvider();
  const known = sumsByProvider.get(provider) ?? new Map<Lookup["cache"], Sums>();
  sumsByProvider.set(provider, known);
  return known;
}

/** Only adds one, because a page of classes causes hundreds of lookups. */
export function countLookup(cache: Lookup["cache"], isHit: boolean): void {
  const caches = currentSums();
  const sums = caches.get(cache) ?? { hit: 0, miss: 0 };
  caches.set(cache, sums);
  sums[isHit ? "hit" : "miss"] += 1;
}

observe((report) => {
  for (const [cache, sums] of currentSums()) {
    for (const cacheResult of ["hit", "miss"] as const) {
      if (sums[cacheResult] === 0) continue;
      report(serviceMetrics.cacheLookups, sums[cacheResult], { cache, cacheResult });
    }
  }
});
