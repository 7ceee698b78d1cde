import type { VisitOptions } from "../visit";

/** Both layouts in which pictures are taken. */
export const LAYOUTS = {
  desk: { width: 1440 },
  phone: { phone: true },
} as const satisfies Readonly<Record<string, VisitOptions>>;

export type Layout = keyof typeof LAYOUTS;

export const layouts = Object.keys(LAYOUTS) as Layout[];
