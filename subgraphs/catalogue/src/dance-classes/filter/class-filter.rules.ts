import { type LevelName, levelRange } from "@eightcount/rules/catalogue/levels";
import { releasedWithinStart } from "@eightcount/rules/catalogue/release-dates";
import { nameKey } from "../../names/name-key.rules";

/** A client's filter. Null and missing mean no condition. */
export interface FilterInput {
  readonly styles?: readonly string[] | null;
  readonly instructors?: readonly string[] | null;
  readonly levels?: readonly LevelName[] | null;
  readonly releasedWithinDays?: number | null;
}

const MAX_DAYS = 36_500;

export function listingFilter(input: FilterInput, now: Date) {
  const { releasedWithinDays: days } = input;
  return {
    styleKeys: (input.styles ?? []).map(nameKey),
    styleIds: [],
    instructorKeys: (input.instructors ?? []).map(nameKey),
    levels: (input.levels ?? []).map(levelRange),
    releasedAfter:
      typeof days === "number"
        ? releasedWithinStart(Math.min(Math.max(days, 1), MAX_DAYS), now)
        : null,
    maxLengthSeconds: null,
  };
}
