import { LEVEL_NAMES, type LevelName } from "@eightcount/rules/catalogue/levels";

/** Sort options, spelled as in the address and on the page. The first is the default. */
export const SORTS = ["Most Popular", "Newest", "Oldest"] as const;
export type Sort = (typeof SORTS)[number];

/** Filter of the class listing. All names are display names. */
export interface ClassFilter {
  readonly instructors: readonly string[];
  readonly styles: readonly string[];
  readonly levels: readonly LevelName[];
  readonly sort: Sort;
}

/** Reads `?instructor=&style=&level=&sort=` and drops unknown levels and sorts. */
export function readFilter(search: string): ClassFilter {
  const parameters = new URLSearchParams(search);
  const list = (key: string) => (parameters.get(key) ?? "").split(",").filter(Boolean);
  const levels = list("level");
  const sort = parameters.get("sort");
  return {
    instructors: list("instructor"),
    styles: list("style"),
    levels: LEVEL_NAMES.filter((name) => levels.includes(name)),
    sort: SORTS.find((option) => option === sort) ?? SORTS[0],
  };
}

/** Returns the query string of a filter, or an empty string for the default filter. */
export function writeFilter(filter: ClassFilter): string {
  const entries: readonly (readonly [string, string])[] = [
    ["instructor", filter.instructors.join(",")],
    ["style", filter.styles.join(",")],
    ["level", filter.levels.join(",")],
    ["sort", filter.sort === SORTS[0] ? "" : filter.sort],
  ];
  const set = entries.filter(([, value]) => value !== "");
  const text = set.map(([key, value]) => `${key}=${encodeList(value)}`).join("&");
  return text === "" ? "" : `?${text}`;
}

// Encodes each value but keeps the commas between them readable.
function encodeList(value: string): string {
  return value.split(",").map(encodeURIComponent).join(",");
}

export function toggled<Option>(options: readonly Option[], option: Option): readonly Option[] {
  return options.includes(option)
    ? options.filter((other) => other !== option)
    : [...options, option];
}

const GRAPH_SORTS = { "Most Popular": "MOST_POPULAR", Newest: "NEWEST", Oldest: "OLDEST" } as const;
export const GRAPH_LEVELS = {
  Beginner: "BEGINNER",
  Intermediate: "INTERMEDIATE",
  Advanced: "ADVANCED",
} as const;

export function toVariables(filter: ClassFilter) {
  return {
    filter: {
      instructors: filter.instructors,
      styles: filter.styles,
      levels: filter.levels.map((level) => GRAPH_LEVELS[level]),
    },
    sort: GRAPH_SORTS[filter.sort],
  };
}
