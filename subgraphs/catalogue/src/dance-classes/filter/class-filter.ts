import type { LevelRange } from "@eightcount/rules/catalogue/levels";

/** Which classes a list holds. Every condition given must be met; an empty list is no condition. */
export interface ClassFilter {
  /** Look-up keys of style names, any of them. */
  readonly styleKeys: readonly string[];
  /** Row ids of styles, any of them. */
  readonly styleIds: readonly string[];
  /** Look-up keys of teachers' names, any of them. */
  readonly instructorKeys: readonly string[];
  /** Any of the ranges. */
  readonly levels: readonly LevelRange[];
  /** Released later than this. */
  readonly releasedAfter: Date | null;
  /** No longer than this. */
  readonly maxLengthSeconds: number | null;
}

/** No condition at all. */
export const everyClass: ClassFilter = {
  styleKeys: [],
  styleIds: [],
  instructorKeys: [],
  levels: [],
  releasedAfter: null,
  maxLengthSeconds: null,
};
