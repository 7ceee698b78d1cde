import { isNew } from "@eightcount/rules/catalogue/release-dates";
import type { Resolvers } from "../execution/resolver";
import { classKeyIn, globalId } from "../ids";
import { connection, type PageArgs, sorted } from "../paging";
import type { ClassRow } from "../world/catalogueRows";
import type { World } from "../world/world";
import {
  type ClassSort,
  classOrders,
  conditions,
  type Filter,
  instructorOf,
  isRecent,
  isVisible,
  levelNameOf,
  listedClasses,
  matches,
  styleOf,
} from "./listed";
import { progressOf, savedClassIdOf } from "./viewings";

const LISTING_PAGE = 16;
const MAX_RELATED = 5;
const STILL_WIDTHS = [320, 640, 1280];

interface ListingArgs extends PageArgs {
  readonly filter?: Filter | null;
  readonly sort?: ClassSort | null;
}

/** Returns the class by its id, null if it is unknown, hidden, or not released. */
export function visibleClass(world: World, key: string): ClassRow | null {
  const row = world.classes.find((one) => one.key === key);
  return row && isVisible(world, row) ? row : null;
}

const related = (first: number | null | undefined) =>
  Math.min(Math.max(first ?? MAX_RELATED, 1), MAX_RELATED);

function countOptions(filter: Filter, world: World) {
  const rows = listedClasses(world).filter((row) => isRecent(filter, row, world.now()));
  // A group's own selection does not limit its options.
  const counts = (group: keyof typeof conditions, nameOf: (row: ClassRow) => string) => {
    const others = Object.entries(conditions).filter(([name]) => name !== group);
    const left = rows.filter((row) => others.every(([, holds]) => holds(filter, row)));
    const names = [...new Set(left.map(nameOf))];
    return names.map((name) => ({
      name,
      count: left.filter((row) => nameOf(row) === name).length,
    }));
  };
  return {
    styles: counts("style", ({ style }) => style),
    instructors: counts("instructor", ({ instructor }) => instructor),
    levels: counts("level", levelNameOf),
  };
}

/** Formats as h:mm:ss, or mm:ss below one hour. */
function lengthOf({ lengthSeconds }: ClassRow): string {
  const clock = new Date(lengthSeconds * 1_000).toISOString();
  return lengthSeconds < 3_600 ? clock.slice(14, 19) : clock.slice(11, 19).replace(/^0/, "");
}

function stillUrl({ stillPath }: ClassRow, width: number | null | undefined): string {
  const kept = STILL_WIDTHS.find((one) => one >= (width ?? 640)) ?? 1280;
  return `/media/${kept === 640 ? stillPath : stillPath.replace(/(\.\w+)$/, `-${kept}$1`)}`;
}

export const classResolvers: Resolvers = {
  Query: {
    danceClasses: (_: unknown, { filter, sort, ...page }: ListingArgs, world) => {
      const rows = listedClasses(world).filter((row) => matches(filter ?? {}, row, world.now()));
      return connection(rows, classOrders[sort ?? "MOST_POPULAR"], {
        ...page,
        standard: LISTING_PAGE,
      });
    },
    danceClass: (_: unknown, { classId }: { classId: string }, world) =>
      visibleClass(world, classId),
    classFilterCounts: (_: unknown, { filter }: ListingArgs, world) =>
      countOptions(filter ?? {}, world),
  },
  DanceClass: {
    id: ({ key }: ClassRow) => globalId("DanceClass", key),
    classId: ({ key }: ClassRow) => key,
    levelName: levelNameOf,
    length: lengthOf,
    isNew: ({ releaseDate }: ClassRow, _: unknown, world) => isNew(releaseDate, world.now()),
    thumbnailUrl: (row: ClassRow, { width }: { width?: number | null }) => stillUrl(row, width),
    trailerUrl: ({ isPlayable, trailerPath }: ClassRow) =>
      isPlayable ? `/media/${trailerPath}` : null,
    style: (row: ClassRow, _: unknown, world) => styleOf(world, row),
    instructor: (row: ClassRow, _: unknown, world) => {
      const found = instructorOf(world, row);
      return found && !found.isHidden ? found : null;
    },
    progress: (row: ClassRow, _: unknown, world) => progressOf(world, row),
    savedClassId: (row: ClassRow, _: unknown, world) => savedClassIdOf(world, row),
    moreFromInstructor: (row: ClassRow, { first }: PageArgs, world) => {
      const others = listedClasses(world).filter(
        (one) => one.instructor === row.instructor && one.key !== row.key,
      );
      return sorted(others, classOrders.NEWEST).slice(0, related(first));
    },
    similarClasses: (row: ClassRow, { first }: PageArgs, world) => {
      const others = listedClasses(world).filter(
        (one) => one.style === row.style && one.key !== row.key,
      );
      const popular = sorted(others, {
        name: "similar",
        keys: ({ totalViews, key }) => [totalViews, key],
        descending: true,
      });
      const distance = ({ level }: ClassRow) => Math.abs(level - row.level);
      return popular.toSorted((a, b) => distance(a) - distance(b)).slice(0, related(first));
    },
  },
};

/** Returns the class that an input identifies by either id, if the viewer may see it. */
export const classOfInput = (world: World, classId: string): ClassRow | null =>
  visibleClass(world, classKeyIn(classId));
