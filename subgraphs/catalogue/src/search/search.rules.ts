export type SearchKind = "style" | "instructor" | "playlist" | "class";

export interface NamedHit {
  readonly kind: SearchKind;
  /** Song of a class, or the name of anything else. */
  readonly name: string;
  /** Null unless the hit is a class, like `teacher` and `style`. */
  readonly artist: string | null;
  readonly teacher: string | null;
  readonly style: string | null;
  /** Row id of a class, or the route segment of anything else. */
  readonly target: string;
}

const SEARCH_LIMIT = 10;

/** Longer text is cut, because no song name is that long and every character costs trigrams. */
const MAX_SEARCH_LENGTH = 100;

/** Returns null if the typed text has no letter and no digit. */
export function searchText(typed: string): string | null {
  // Cut first as well, because the time of normalization grows with the square of combining marks.
  const start = typed.trimStart().slice(0, 2 * MAX_SEARCH_LENGTH);
  const text = start.normalize("NFC").trim().slice(0, MAX_SEARCH_LENGTH).toWellFormed();
  return /[\p{L}\p{N}]/u.test(text) ? text.replaceAll("\0", " ") : null;
}

export function searchLimit(first: number): number {
  return Math.min(Math.max(first, 1), SEARCH_LIMIT);
}
