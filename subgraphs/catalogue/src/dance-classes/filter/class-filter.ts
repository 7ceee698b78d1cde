import type { LevelRange } from "@eightcount/rules/catalogue/levels";

/** Conditions that a class must all meet. An empty list is no condition. */
export interface ClassFilter {
  readonly styleKeys: readonly string[];
  readonly styleIds: readonly string[];
  readonly instructorKeys: readonly string[];
  readonly levels: readonly LevelRange[];
  /** Exclusive. */
  readonly releasedAfter: Date | null;
  /** Inclusive. */
  readonly maxLengthSeconds: number | null;
}

export const noFilter: ClassFilter = {
  styleKeys: [],
  styleIds: [],
  instructorKeys: [],
  levels: [],
  releasedAfter: null,
  maxLengthSeconds: null,
};
