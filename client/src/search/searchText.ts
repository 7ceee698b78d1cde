const KEYED = /^(?:q|query|search)=([^&]*)/;
// A lone surrogate cannot be percent-encoded, so it becomes the replacement character.
const LONE_SURROGATE = /\p{Surrogate}/gu;

export function searchPath(text: string, page = "/search"): string {
  const trimmed = text.trim().replace(LONE_SURROGATE, "\uFFFD");
  return trimmed === "" ? page : `${page}?${encodeURIComponent(trimmed)}`;
}

/** Never parsed as form data, which would corrupt `=`, `&`, and `+`. Keeps a malformed escape. */
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
