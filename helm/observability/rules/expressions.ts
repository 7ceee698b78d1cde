import { DAY, HOUR, MINUTE } from "./scale.ts";

export const subgraphJobs = "(accounts|catalogue|viewing|billing)(-worker)?";
export const componentJobs = `gateway|client|${subgraphJobs}`;

const UNIT_SECONDS: Readonly<Record<string, number>> = { s: 1, m: MINUTE, h: HOUR, d: DAY };

function secondsIn(window: string): number {
  const [, count, unit = ""] = /^(\d+)([smhd])$/.exec(window) ?? [];
  return Number(count) * (UNIT_SECONDS[unit] ?? Number.NaN);
}

/**
 * Growth of a counter, by series. `increase` alone misses the first event, because a counter is not
 * exported before it. A series that is new counts only if its process was watched before or is new
 * itself: a Prometheus that starts without history must not report events of last week.
 */
export function growth(counter: string, window: string): string {
  const isNew = `${counter} unless ${counter} offset ${window}`;
  const isWatched = `up offset ${window} or process_uptime < ${secondsIn(window)}`;
  return `((increase(${counter}[${window}]) > 0) or ${isNew} and on (job, instance) (${isWatched}))`;
}
