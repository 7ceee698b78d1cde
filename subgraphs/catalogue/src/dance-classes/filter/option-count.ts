import type { LevelName } from "@eightcount/rules/catalogue/levels";

export interface OptionCount<Name extends string = string> {
  readonly name: Name;
  readonly count: number;
}

export interface ClassFilterCounts {
  readonly styles: readonly OptionCount[];
  readonly instructors: readonly OptionCount[];
  readonly levels: readonly OptionCount<LevelName>[];
}
