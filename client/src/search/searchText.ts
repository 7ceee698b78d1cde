const KEYED = /^(?:q|query|search)=([^&]*)/;
// A lone surrogate cannot be percent-encoded, so it becomes the replacement character.
const LONE_SURROGATE = /\p{Surrogate}/gu;

/** Returns the page's path, with `?` and the trimmed text if there is any. */
export function searchPath(text: string, page = "/search"): string {
  const trimmed = text.trim().replace(LONE_SURROGATE, "\uFFFD");
  return trimmed === "" ? page : `${page}?${encodeURIComponent(trimmed)}`;
}

/**
 * Returns the search text in `location.search`. The text has no key and is never parsed as form
 * data, which would corrupt `=`, `&` and `+`. `?q=`, `?query=` and `?search=` also work. A
 * malformed escape is returned as typed.
 */
export function readSearchText(locationSearch: string): string {
  const raw = locationSearch.replace(/^\?/, "");
  const keyed = KEYED.exec(raw);
  return decodeOrRaw(keyed === null ? raw : (keyed[1] ?? "").replaceAll("+", " ")).trim();
}

function decodeOrRaw(raw: string): string {
  try {
    return decodeURIComponent(raw);
  } catch {
    return raw;
  }
}
