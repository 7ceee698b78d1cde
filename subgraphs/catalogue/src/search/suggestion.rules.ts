import { foldText, type TextRange } from "./folded-text.rules";
import { highlights, matchesAllWords } from "./highlight.rules";
import type { NamedHit } from "./search.rules";

export const SUGGESTION_LIMIT = 8;

/** Hits per kind to look at. Several classes of one song make one line. */
export const SUGGESTION_CANDIDATES = 12;

const MAX_NAMES = 4;
const MAX_ARTISTS = 2;

export type SuggestionKind = "STYLE" | "INSTRUCTOR" | "PLAYLIST" | "ARTIST" | "SONG" | "CLASS";

export interface Suggestion {
  readonly kind: SuggestionKind;
  readonly text: string;
  readonly highlights: readonly TextRange[];
  readonly detail: string | null;
  readonly target: string | null;
}

type Line = Omit<Suggestion, "highlights">;

const NAME_KINDS = { style: "STYLE", instructor: "INSTRUCTOR", playlist: "PLAYLIST" } as const;

/** Keeps the order of the hits. Names and artists leave room for classes. */
export function suggestionsFor(typed: string, hits: readonly NamedHit[]): readonly Suggestion[] {
  const lines = hits.flatMap((hit) => {
    if (hit.kind !== "class") return [nameLine(hit, hit.kind)];
    return [...artistLine(typed, hit), songLine(typed, hit, hits)];
  });
  return limited(lines.filter(isFirst))
    .slice(0, SUGGESTION_LIMIT)
    .map((line) => ({ ...line, highlights: highlights(line.text, typed) }));
}

function nameLine({ name, target }: NamedHit, kind: keyof typeof NAME_KINDS): Line {
  return { kind: NAME_KINDS[kind], text: name, detail: null, target };
}

function artistLine(typed: string, { artist }: NamedHit): readonly Line[] {
  if (artist === null || !matchesAllWords(artist, typed)) return [];
  return [{ kind: "ARTIST", text: artist, detail: null, target: null }];
}

function songLine(typed: string, hit: NamedHit, hits: readonly NamedHit[]): Line {
  const { name, artist, teacher, style, target } = hit;
  const song = songKey(hit);
  const isDancedOften = hits.filter((other) => songKey(other) === song).length > 1;
  if (isDancedOften && matchesAllWords(name, typed)) {
    return { kind: "SONG", text: name, detail: artist, target: null };
  }
  return { kind: "CLASS", text: name, detail: [artist, teacher, style].join(" · "), target };
}

const songKey = ({ name, artist }: NamedHit) => foldText(`${name} ${artist}`).key;

function isFirst(line: Line, place: number, lines: readonly Line[]): boolean {
  const isSame = (other: Line) =>
    other.kind === line.kind && other.text === line.text && other.target === line.target;
  return lines.findIndex(isSame) === place;
}

function limited(lines: readonly Line[]): readonly Line[] {
  let [names, artists] = [0, 0];
  return lines.filter(({ kind }) => {
    if (kind === "ARTIST") artists += 1;
    else if (kind !== "SONG" && kind !== "CLASS") names += 1;
    else return true;
    return kind === "ARTIST" ? artists <= MAX_ARTISTS : names <= MAX_NAMES;
  });
}
