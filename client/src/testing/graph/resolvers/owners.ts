import { lookupKey } from "@eightcount/rules/catalogue/route-names";
import { compareStyles } from "@eightcount/rules/catalogue/style-order";
import type { Resolvers } from "../execution/resolver";
import { globalId } from "../ids";
import { connection, type Order, type PageArgs, sorted } from "../paging";
import type { ClassRow, InstructorRow, PlaylistRow, StyleRow } from "../world/catalogueRows";
import type { World } from "../world/world";
import { classOrders, listedClasses } from "./listed";

const OWNED_PAGE = 10;
const POPULAR = 3;
const MAX_POPULAR = 12;
const INSTRUCTOR_PAGE = 24;

type Owner = StyleRow | InstructorRow | PlaylistRow;

/** The listed classes of a style, an instructor, or a playlist (in playing order). */
function classesOf(world: World, owner: Owner): readonly ClassRow[] {
  const listed = listedClasses(world);
  if (owner.__typename === "Style") return listed.filter(({ style }) => style === owner.name);
  if (owner.__typename === "Instructor") {
    return listed.filter(({ instructor }) => instructor === owner.name);
  }
  return owner.classKeys.flatMap((key) => listed.filter((row) => row.key === key));
}

const orderOf = (owner: Owner): Order<ClassRow> =>
  owner.__typename === "Playlist"
    ? { name: "POSITION", keys: ({ key }) => [owner.classKeys.indexOf(key), key] }
    : classOrders.NEWEST;

/** The most viewed classes of an owner. */
const popularOf = (world: World, owner: Owner, first: number | null | undefined) =>
  sorted(classesOf(world, owner), classOrders.MOST_POPULAR).slice(
    0,
    Math.min(Math.max(first ?? POPULAR, 1), MAX_POPULAR),
  );

const byName: Order<InstructorRow> = { name: "NAME", keys: ({ name, key }) => [name, key] };

function teachersOf(world: World, owner: Owner): readonly InstructorRow[] {
  const names = new Set(classesOf(world, owner).map(({ instructor }) => instructor));
  return sorted(
    world.instructors.filter(({ name }) => names.has(name)),
    byName,
  );
}

/** The rows of a list that the viewer may see. */
export const visible = <Row extends { readonly isHidden: boolean }>(rows: readonly Row[]) =>
  rows.filter(({ isHidden }) => !isHidden);

/** All styles in display order. */
export const shownStyles = (world: World): readonly StyleRow[] =>
  visible(world.styles).toSorted(compareStyles);

function found<Row extends { readonly name: string; readonly isHidden: boolean }>(
  rows: readonly Row[],
  asked: string,
): Row | null {
  return visible(rows).find(({ name }) => lookupKey(name) === lookupKey(asked)) ?? null;
}

const owned = (type: Owner["__typename"]): Resolvers[string] => ({
  id: ({ key }: Owner) => globalId(type, key),
  totalClasses: (owner: Owner, _: unknown, world) => classesOf(world, owner).length,
  popularClasses: (owner: Owner, { first }: PageArgs, world) => popularOf(world, owner, first),
  classes: (owner: Owner, page: PageArgs, world) =>
    connection(classesOf(world, owner), orderOf(owner), { ...page, standard: OWNED_PAGE }),
  instructors: (owner: Owner, _: unknown, world) => teachersOf(world, owner),
  pageImageUrl: ({ pageImagePath }: StyleRow | PlaylistRow) => `/media/${pageImagePath}`,
  imageUrl: ({ imagePath }: StyleRow | PlaylistRow) => `/media/${imagePath}`,
});

interface ByName {
  readonly name: string;
}

export const ownerResolvers: Resolvers = {
  Query: {
    styles: (_: unknown, __: unknown, world) => shownStyles(world),
    style: (_: unknown, { name }: ByName, world) => found(world.styles, name),
    playlists: (_: unknown, __: unknown, world) => visible(world.playlists),
    playlist: (_: unknown, { name }: ByName, world) => found(world.playlists, name),
    instructor: (_: unknown, { name }: ByName, world) => found(world.instructors, name),
    instructors: (_: unknown, page: PageArgs, world) =>
      connection(visible(world.instructors), byName, { ...page, standard: INSTRUCTOR_PAGE }),
  },
  Style: {
    ...owned("Style"),
    trailerUrl: (style: StyleRow, _: unknown, world) => {
      const ready = popularOf(world, style, POPULAR).find(({ isPlayable }) => isPlayable);
      return ready ? `/media/${ready.trailerPath}` : null;
    },
  },
  Instructor: {
    ...owned("Instructor"),
    avatarUrl: ({ avatarPath }: InstructorRow) => `/media/${avatarPath}`,
    profileImageUrl: ({ profileImagePath }: InstructorRow) => `/media/${profileImagePath}`,
    stylesTaught: ({ stylesTaught }: InstructorRow, _: unknown, world) =>
      stylesTaught.filter((name) => !world.styles.some((row) => row.name === name && row.isHidden)),
  },
  Playlist: owned("Playlist"),
};
