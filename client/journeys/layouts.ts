import { createHash } from "node:crypto";
import { DAYS_BETWEEN_TURNS, isOfDay, turnOfDay } from "@eightcount/test-kit/day/turn-of-day";
import type { VisitOptions } from "./visit";

type NamedLayout = readonly [name: string, options: VisitOptions];

export const DESK: NamedLayout = ["on a desk", {}];
export const ON_PHONE: NamedLayout = ["on a phone", { phone: true }];

/** Layouts for `describe.each` of journeys that run in both. `npm test` runs the day's. */
export const LAYOUTS: readonly NamedLayout[] = isOfDay
  ? [layoutOfDay(expect.getState().testPath ?? "")]
  : [DESK, ON_PHONE];

/** One of the two by file and day, so that half of the files run in each. */
export function layoutOfDay(file: string, turn = turnOfDay()): NamedLayout {
  const name = file.split("/").at(-1) ?? "";
  const digest = createHash("sha256").update(name).digest("hex");
  return isDeskOnDay(Number.parseInt(digest.slice(-1), 16), turn) ? DESK : ON_PHONE;
}

/**
 * Alternates by number, and after all files have had their turn. A layout that changed more often
 * would always be the same for a file.
 */
export function isDeskOnDay(number: number, turn = turnOfDay()): boolean {
  return (number + Math.floor(turn / DAYS_BETWEEN_TURNS)) % 2 === 0;
}
