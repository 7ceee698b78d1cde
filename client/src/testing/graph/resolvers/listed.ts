import { type LevelName, levelName, levelRange } from "@eightcount/rules/catalogue/levels";
import { isReleased, releasedWithinStart } from "@eightcount/rules/catalogue/release-dates";
import { lookupKey } from "@eightcount/rules/catalogue/route-names";
import type { Order } from "../paging";
import type { ClassRow, InstructorRow, StyleRow } from "../world/catalogueRows";
import type { World } from "../world/world";

export type ClassSort = "NEWEST" | "OLDEST" | "MOST_POPULAR";

const released = ({ releaseDate }: ClassRow) => releaseDate.getTime();

/** Sort orders of class lists. */
export const classOrders: Readonly<Record<ClassSort, Order<ClassRow>>> = {
  MOST_POPULAR: {
    name: "MOST_POPULAR",
    keys: (row) => [row.totalViews, released(row), row.key],
    descending: true,
  },
  NEWEST: { name: "NEWEST", keys: (row) => [released(row), row.key], descending: true },
  OLDEST: { name: "OLDEST", keys: (row) => [released(row), row.key] },
};

const named = <Row extends { readonly name: string }>(rows: readonly Row[], name: string) =>
  rows.find((row) => row.name === name);

export const styleOf = (world: World, { style }: ClassRow): StyleRow | undefined =>
  named(world.styles, style);

export const instructorOf = (world: World, { instructor }: ClassRow): InstructorRow | undefined =>
  named(world.instructors, instructor);

/** Returns true for a class that can be opened by id: released, and its style is not hidden. */
export const isVisible = (world: World, danceClass: ClassRow): boolean =>
  styleOf(world, danceClass)?.isHidden === false && isReleased(danceClass.releaseDate, world.now());

/** Classes in listings: visible, not archived, and their instructor is not hidden. */
export const listedClasses = (world: World): readonly ClassRow[] =>
  world.classes.filter(
    (row) =>
      !row.isArchived && isVisible(world, row) && instructorOf(world, row)?.isHidden === false,
  );

export interface Filter {
  readonly styles?: readonly string[] | null;
  readonly instructors?: readonly string[] | null;
  readonly levels?: readonly string[] | null;
  readonly releasedWithinDays?: number | null;
}

const LEVEL_NAMES: Readonly<Record<string, LevelName>> = {
  BEGINNER: "Beginner",
  INTERMEDIATE: "Intermediate",
  ADVANCED: "Advanced",
};

/** The graph's name of a class's level. */
export const levelNameOf = ({ level }: Pick<ClassRow, "level">): string =>
  levelName(level).toUpperCase();

const anyName = (asked: readonly string[] | null | undefined, name: string) =>
  !asked?.length || asked.some((one) => lookupKey(one) === lookupKey(name));

/** Value of a class for each filter group. */
export const conditions = {
  style: ({ styles }: Filter, row: ClassRow) => anyName(styles, row.style),
  instructor: ({ instructors }: Filter, row: ClassRow) => anyName(instructors, row.instructor),
  level: ({ levels }: Filter, { level }: ClassRow) =>
    !levels?.length ||
    levels.some((name) => {
      const { min, max } = levelRange(LEVEL_NAMES[name] ?? "Beginner");
      return level >= min && level <= max;
    }),
} as const;

/** Returns true if a class is as recent as a filter requires. */
export function isRecent({ releasedWithinDays: days }: Filter, row: ClassRow, now: Date): boolean {
  return days == null || row.releaseDate > releasedWithinStart(Math.max(days, 1), now);
}

/** Returns true if a class meets every condition of a filter. */
export const matches = (filter: Filter, row: ClassRow, now: Date): boolean =>
  isRecent(filter, row, now) && Object.values(conditions).every((holds) => holds(filter, row));
