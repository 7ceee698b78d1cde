import { createHash } from "node:crypto";
import { attackSeed } from "@eightcount/test-kit/attacks/attack-seed";
import type { VisitOptions } from "./visit";

type NamedLayout = readonly [name: string, options: VisitOptions];

export const DESK: NamedLayout = ["on a desk", {}];
export const ON_PHONE: NamedLayout = ["on a phone", { phone: true }];

/** Layouts for `describe.each` of journeys that run in both. `npm test` runs the day's. */
export const LAYOUTS: readonly NamedLayout[] =
  process.env.EIGHTCOUNT_JOURNEY_LAYOUTS === "of the day"
    ? [layoutOfDay(expect.getState().testPath ?? "")]
    : [DESK, ON_PHONE];

/** One of the two by file and day, so that half of the files run in each and tomorrow the other. */
export function layoutOfDay(file: string, seed = attackSeed()): NamedLayout {
  const name = file.split("/").at(-1) ?? "";
  const digest = createHash("sha256").update(name).digest("hex");
  const isEven = Number.parseInt(digest.slice(-1), 16) % 2 === 0;
  return isEven === (seed % 2 === 0) ? DESK : ON_PHONE;
}
