/** A name as a route segment: spaces become "-", existing "-" become "_". Not percent-encoded. */
export function nameToRoute(name: string): string {
  return name.replace(/[ -]/g, (character) => (character === " " ? "-" : "_"));
}

/** The name a (percent-decoded) route segment stands for; the exact inverse of `nameToRoute`. */
export function routeToName(route: string): string {
  return route.replace(/[-_]/g, (character) => (character === "-" ? " " : "-"));
}

/**
 * The key under which a name is found, whether it comes as a display name, as a route segment or in
 * the older form that replaced only the first space. Case, accents and the kind of separator do not count.
 */
export function lookupKey(nameOrRoute: string): string {
  return nameOrRoute
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase()
    .split(/[\s_-]+/)
    .filter((word) => word !== "")
    .join(" ");
}
