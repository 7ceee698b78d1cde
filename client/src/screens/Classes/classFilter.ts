import { LEVEL_NAMES, type LevelName } from "@eightcount/rules/catalogue/levels";

/** The sort options as the address and the page name them; the first is the default. */
export const SORTS = ["Most Popular", "Newest", "Oldest"] as const;
export type Sort = (typeof SORTS)[number];

/** What the class listing is narrowed to. Names are display names. */
export interface ClassFilter {
  readonly instructors: readonly string[];
  readonly styles: readonly string[];
  readonly levels: readonly LevelName[];
  readonly sort: Sort;
}

/** Reads `?instructor=&style=&level=&sort=`; what is not an option is left out. */
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

/** The address of a filter; empty when nothing is set, so that an empty filter leaves no trace. */
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

// Commas between values stay readable.
function encodeList(value: string): string {
  return value.split(",").map(encodeURIComponent).join(",");
}

/** Adds an option that is off and removes one that is on. */
export function toggled<Option>(options: readonly Option[], option: Option): readonly Option[] {
  return options.includes(option)
    ? options.filter((other) => other !== option)
    : [...options, option];
}

const GRAPH_SORTS = { "Most Popular": "MOST_POPULAR", Newest: "NEWEST", Oldest: "OLDEST" } as const;
/** The levels in the graph's words. */
export const GRAPH_LEVELS = {
  Beginner: "BEGINNER",
  Intermediate: "INTERMEDIATE",
  Advanced: "ADVANCED",
} as const;

/** The filter in the graph's words. */
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
