import { isDeskOnDay, isOneLayoutEach } from "../layouts";
import type { VisitOptions } from "../visit";

/** Both layouts in which pictures are taken. */
export const LAYOUTS = {
  desk: { width: 1440 },
  phone: { phone: true },
} as const satisfies Readonly<Record<string, VisitOptions>>;

export type Layout = keyof typeof LAYOUTS;

export const layouts = Object.keys(LAYOUTS) as Layout[];

interface Run {
  readonly isOneEach: boolean;
  readonly seed?: number;
}

/** The layouts of one person's pictures in a run, by the person's place in the list. */
export const layoutsAt = (
  place: number,
  { isOneEach, seed }: Run = { isOneEach: isOneLayoutEach },
): readonly Layout[] => (isOneEach ? [isDeskOnDay(place, seed) ? "desk" : "phone"] : layouts);
