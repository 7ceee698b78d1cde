const CITED = /\b((?:[A-Z]+-)+)(\d+[a-z]?|STYLEORDER)(?:\s*(?:…|\.\.\.?|–)\s*(\d+))?/g;
const RESOLUTIONS = "AMB-";

/** Expands ranges such as `CAT-SRCH-01…05`. */
export function citedIds(title: string): readonly string[] {
  return [...title.matchAll(CITED)].flatMap(([, area = "", first = "", last]) => {
    if (area === RESOLUTIONS) return [];
    return last === undefined ? [area + first] : range(first, last).map((number) => area + number);
  });
}

function range(first: string, last: string): readonly string[] {
  const from = Number.parseInt(first, 10);
  const length = Math.max(0, Number(last) - from + 1);
  return Array.from({ length }, (_, index) => String(from + index).padStart(first.length, "0"));
}
