import { isOfDay } from "@eightcount/test-kit/day/turn-of-day";
import { isDeskOnDay } from "../layouts";
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
  readonly turn?: number;
}

/** The layouts of one person's pictures in a run, by the person's place in the list. */
export const layoutsAt = (
  place: number,
  { isOneEach, turn }: Run = { isOneEach: isOfDay },
): readonly Layout[] => (isOneEach ? [isDeskOnDay(place, turn) ? "desk" : "phone"] : layouts);
