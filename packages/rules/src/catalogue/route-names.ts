/** Replaces spaces with "-" and "-" with "_". Does not percent-encode. */
export function nameToRoute(name: string): string {
  return name.replace(/[ -]/g, (character) => (character === " " ? "-" : "_"));
}

/** Inverts `nameToRoute`. Expects a percent-decoded segment. */
export function routeToName(route: string): string {
  return route.replace(/[-_]/g, (character) => (character === "-" ? " " : "-"));
}

/** Longer than any name. The time of normalization grows with the square of combining marks. */
const MAX_NAME_LENGTH = 300;

/** Also finds a segment of the older form, which replaced only the first space. */
export function lookupKey(nameOrRoute: string): string {
  return nameOrRoute
    .slice(0, MAX_NAME_LENGTH)
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase()
    .split(/[\s_-]+/)
    .filter((word) => word !== "")
    .join(" ");
}
