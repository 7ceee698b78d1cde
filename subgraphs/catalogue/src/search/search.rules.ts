export type SearchKind = "style" | "instructor" | "playlist" | "class";

/** A hit and what there is to tell about it at a glance. */
export interface ToldHit {
  readonly kind: SearchKind;
  /** Song of a class, name of everything else. */
  readonly name: string;
  /** Artist, teacher and style of a class; null otherwise. */
  readonly artist: string | null;
  readonly teacher: string | null;
  readonly style: string | null;
  /** Where it leads: the row id of a class, the route segment of everything else. */
  readonly target: string;
}

/** The most of each kind a search answers. */
const SEARCH_LIMIT = 10;

/** Longer text is cut: nobody's song name, and every character costs trigrams. */
const MAX_SEARCH_LENGTH = 100;

/** What a search looks for; null when the typed text holds no letter and no digit. */
export function searchText(typed: string): string | null {
  const text = typed.normalize("NFC").trim().slice(0, MAX_SEARCH_LENGTH).toWellFormed();
  return /[\p{L}\p{N}]/u.test(text) ? text.replaceAll("\0", " ") : null;
}

/** How many of each kind a client may have. */
export function searchLimit(first: number): number {
  return Math.min(Math.max(first, 1), SEARCH_LIMIT);
}
