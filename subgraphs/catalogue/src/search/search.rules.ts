/** The most of each kind a search answers. */
export const SEARCH_LIMIT = 10;

/** Longer text is cut: nobody's song name, and every character costs trigrams. */
export const MAX_SEARCH_LENGTH = 100;

/** Shortest text that is also looked for inside words and with mistakes. */
export const MIN_CLOSE_LENGTH = 3;

/** What a search looks for, read from what was typed. */
export interface SearchTerms {
  /** The text as typed, trimmed and cut. */
  readonly text: string;
  /** Prefix query in Postgres' full text syntax: `hip:* & ho:*`. */
  readonly prefixes: string;
}

/** The terms of a search; null when the text holds no letter and no digit. */
export function searchTerms(typed: string): SearchTerms | null {
  const text = typed.normalize("NFC").trim().slice(0, MAX_SEARCH_LENGTH);
  const words = text.match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length === 0) return null;
  return { text, prefixes: words.map((word) => `${word}:*`).join(" & ") };
}

/** How many of each kind a client may have. */
export function searchLimit(first: number): number {
  return Math.min(Math.max(first, 1), SEARCH_LIMIT);
}
