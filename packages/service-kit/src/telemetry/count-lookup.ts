import type { AttributesOf } from "@eightcount/rules/telemetry/metric";
import { serviceMetrics } from "@eightcount/rules/telemetry/service-metrics";
import { count } from "./count";

type CacheName = AttributesOf<typeof serviceMetrics.cacheLookups>["cache"];

export const countLookup = (cache: CacheName, isHit: boolean): void =>
  count(serviceMetrics.cacheLookups, { cache, cacheResult: isHit ? "hit" : "miss" });
