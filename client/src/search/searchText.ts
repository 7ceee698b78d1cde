const KEYED = /^(?:q|query|search)=([^&]*)/;
// Half a surrogate pair cannot be percent-encoded; it becomes the replacement character.
const LONE_SURROGATE = /\p{Surrogate}/gu;

/** Address of a search: the page, `?` and the trimmed text; only the page when nothing is left. */
export function searchPath(text: string, page = "/search"): string {
  const trimmed = text.trim().replace(LONE_SURROGATE, "\uFFFD");
  return trimmed === "" ? page : `${page}?${encodeURIComponent(trimmed)}`;
}

/**
 * The text of `location.search`. It has no key, so it is never parsed as form data, which would eat
 * `=`, `&` and `+`; `?q=`, `?query=` and `?search=` are understood as well. A malformed escape is
 * returned as it was typed.
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
