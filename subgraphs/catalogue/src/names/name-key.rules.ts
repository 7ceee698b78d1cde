import { lookupKey } from "@eightcount/rules/catalogue/route-names";

/** Returns the lookup key of a name or route segment. No text column can hold U+0000. */
export function nameKey(nameOrRoute: string): string {
  return lookupKey(nameOrRoute.replaceAll("\0", ""));
}
