import type { LevelName } from "@eightcount/rules/catalogue/levels";

/** How many classes one option of the filter bar would leave. */
export interface OptionCount<Name extends string = string> {
  readonly name: Name;
  readonly count: number;
}

/** The options that would leave any class at all, group by group. */
export interface ClassFilterCounts {
  /** By display name. */
  readonly styles: readonly OptionCount[];
  /** By full name. */
  readonly instructors: readonly OptionCount[];
  readonly levels: readonly OptionCount<LevelName>[];
}
