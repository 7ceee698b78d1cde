import { levelName } from "@eightcount/rules/catalogue/levels";
import type { Resolvers } from "../execution/resolver";
import { type Order, sorted } from "../paging";
import type { ClassRow } from "../world/catalogueRows";
import type { World } from "../world/world";
import { foldedKey, highlightsOf, holdsAll } from "./folded";
import { listedClasses, styleOf } from "./listed";
import { shownStyles, visible } from "./owners";

const SEARCH_LIMIT = 10;
const CANDIDATES = 12;
const SUGGESTION_LIMIT = 8;
const MOST_NAMES = 4;
const MOST_ARTISTS = 2;

interface Found {
  readonly name: string;
  /** Everything the search considers. */
  readonly text: string;
  readonly artist?: string;
}

/** Rank of a match, best first, null if it does not match. */
function rankOf({ name, text, artist = "" }: Found, typed: string): number | null {
  const key = foldedKey(typed);
  if (key === "") return null;
  if (foldedKey(name) === key) return 1;
  if (foldedKey(name).startsWith(key)) return 2;
  if (artist !== "" && foldedKey(artist).startsWith(key)) return 3;
  if (holdsAll(name, typed)) return 4;
  return holdsAll(text, typed) ? 5 : null;
}

function best<Row>(rows: readonly Row[], textOf: (row: Row) => Found, typed: string) {
  return rows
    .flatMap((row) => {
      const rank = rankOf(textOf(row), typed);
      return rank === null ? [] : [{ row, rank }];
    })
    .toSorted((one, other) => one.rank - other.rank);
}

/** Classes with similar views are equally popular. Among them, the newest comes first. */
const byPopularity: Order<ClassRow> = {
  name: "SEARCH",
  keys: ({ totalViews, releaseDate, key }) => [
    Math.floor(4 * Math.log2(1 + totalViews)),
    releaseDate.getTime(),
    key,
  ],
  descending: true,
};

const byName = <Row extends { readonly name: string }>(rows: readonly Row[]) =>
  rows.toSorted((one, other) => one.name.localeCompare(other.name));

function classText(world: World, row: ClassRow): Found {
  const aliases = styleOf(world, row)?.searchAliases ?? [];
  const { songName, songArtist, instructor, style, level } = row;
  const words = [songName, songArtist, instructor, style, ...aliases, levelName(level)];
  return { name: songName, artist: songArtist, text: words.join(" ") };
}

/** Returns the matches of each kind, best first. Typing errors match nothing here. */
function find(world: World, typed: string) {
  return {
    styles: best(
      byName(shownStyles(world)),
      ({ name, searchAliases }) => ({ name, text: [name, ...searchAliases].join(" ") }),
      typed,
    ),
    instructors: best(byName(visible(world.instructors)), textOfName, typed),
    playlists: best(byName(visible(world.playlists)), textOfName, typed),
    classes: best(
      sorted(listedClasses(world), byPopularity),
      (row) => classText(world, row),
      typed,
    ),
  };
}

const textOfName = ({ name }: { readonly name: string }): Found => ({ name, text: name });

interface Line {
  readonly kind: string;
  readonly text: string;
  readonly detail: string | null;
  readonly target: string | null;
}

function classLines(row: ClassRow, rows: readonly ClassRow[], typed: string): readonly Line[] {
  const { songName, songArtist, instructor, style, key } = row;
  const artist = { kind: "ARTIST", text: songArtist, detail: null, target: null };
  const isSame = (one: ClassRow) => one.songName === songName && one.songArtist === songArtist;
  const isDancedOften = rows.filter(isSame).length > 1 && holdsAll(songName, typed);
  const detail = [songArtist, instructor, style].join(" · ");
  return [
    ...(holdsAll(songArtist, typed) ? [artist] : []),
    isDancedOften
      ? { kind: "SONG", text: songName, detail: songArtist, target: null }
      : { kind: "CLASS", text: songName, detail, target: key },
  ];
}

function suggest(world: World, typed: string) {
  const hits = find(world, typed);
  const rows = hits.classes.slice(0, CANDIDATES).map(({ row }) => row);
  const named = (kind: string, found: typeof hits.styles | typeof hits.playlists) =>
    found.map(({ row, rank }) => ({
      rank,
      lines: [{ kind, text: row.name, detail: null, target: row.slug }],
    }));
  const ranked = [
    ...named("STYLE", hits.styles),
    ...named("INSTRUCTOR", hits.instructors as unknown as typeof hits.styles),
    ...named("PLAYLIST", hits.playlists),
    ...hits.classes
      .slice(0, CANDIDATES)
      .map(({ row, rank }) => ({ rank, lines: classLines(row, rows, typed) })),
  ].toSorted((one, other) => one.rank - other.rank);
  const lines = new Map<string, Line>();
  for (const line of ranked.flatMap((hit) => hit.lines)) {
    const key = JSON.stringify([line.kind, line.text, line.target]);
    if (!lines.has(key)) lines.set(key, line);
  }
  return limited([...lines.values()])
    .slice(0, SUGGESTION_LIMIT)
    .map((line) => ({ ...line, highlights: highlightsOf(line.text, typed) }));
}

function limited(lines: readonly Line[]): readonly Line[] {
  const left: Record<string, number> = { ARTIST: MOST_ARTISTS, NAME: MOST_NAMES };
  return lines.filter(({ kind }) => {
    if (kind === "SONG" || kind === "CLASS") return true;
    const group = kind === "ARTIST" ? kind : "NAME";
    left[group] = (left[group] ?? 0) - 1;
    return (left[group] ?? 0) >= 0;
  });
}

export const searchResolvers: Resolvers = {
  Query: {
    search: (_: unknown, { text, first }: { text: string; first?: number | null }, world) => {
      const limit = Math.min(Math.max(first ?? SEARCH_LIMIT, 1), SEARCH_LIMIT);
      const found = Object.entries(find(world, text)).map(([kind, hits]) => [
        kind,
        hits.slice(0, limit).map(({ row }) => row),
      ]);
      return Object.fromEntries(found);
    },
    searchSuggestions: (_: unknown, { text }: { text: string }, world) => suggest(world, text),
  },
};
