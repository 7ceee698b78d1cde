import { createHash } from "node:crypto";
import { attackSeed } from "@eightcount/test-kit/attacks/attack-seed";
import type { VisitOptions } from "./visit";

type NamedLayout = readonly [name: string, options: VisitOptions];

export const DESK: NamedLayout = ["on a desk", {}];
export const ON_PHONE: NamedLayout = ["on a phone", { phone: true }];

/** True if each file, walker, and pictured person has one layout in this run, as in `npm test`. */
export const isOneLayoutEach = process.env.EIGHTCOUNT_TESTS === "of the day";

/** Layouts for `describe.each` of journeys that run in both. `npm test` runs the day's. */
export const LAYOUTS: readonly NamedLayout[] = isOneLayoutEach
  ? [layoutOfDay(expect.getState().testPath ?? "")]
  : [DESK, ON_PHONE];

/** One of the two by file and day, so that half of the files run in each. */
export function layoutOfDay(file: string, seed = attackSeed()): NamedLayout {
  const name = file.split("/").at(-1) ?? "";
  const digest = createHash("sha256").update(name).digest("hex");
  return isDeskOnDay(Number.parseInt(digest.slice(-1), 16), seed) ? DESK : ON_PHONE;
}

/**
 * Alternates by number, and every four days. A file has its turn every fourth day, so a layout
 * that changed more often would always be the same for it.
 */
export function isDeskOnDay(number: number, seed = attackSeed()): boolean {
  return (number + Math.floor(seed / 4)) % 2 === 0;
}
