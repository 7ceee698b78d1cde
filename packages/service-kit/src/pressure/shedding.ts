import type { IncomingHttpHeaders } from "node:http";

/** Optional work, in the order in which it is shed. Each level of pressure sheds one kind more. */
export const shedOrder = ["tracking", "previews", "suggestions", "search", "browsing"] as const;

export type Sheddable = (typeof shedOrder)[number];

/** The level at which all optional work is shed. At level 0, none is. */
export const HIGHEST_LEVEL = shedOrder.length;

export const isShed = (kind: Sheddable, level: number): boolean => shedOrder.indexOf(kind) < level;

const PRESSURE_HEADER = "x-eightcount-pressure";

/** Tells a subgraph the gateway's level, so that players report less often. */
export const pressureHeader = (level: number): Record<string, string> =>
  level > 0 ? { [PRESSURE_HEADER]: String(level) } : {};

/** Returns 0 for a missing or an unknown level. */
export function pressureIn(headers: IncomingHttpHeaders): number {
  const level = Number(headers[PRESSURE_HEADER]);
  return Number.isInteger(level) && level > 0 ? Math.min(level, HIGHEST_LEVEL) : 0;
}
