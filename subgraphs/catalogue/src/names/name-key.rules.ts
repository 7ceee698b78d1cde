import { lookupKey } from "@eightcount/rules/catalogue/route-names";

/** The `lookup_key` a client's name or route segment asks for. No text column can hold U+0000. */
export function nameKey(nameOrRoute: string): string {
  return lookupKey(nameOrRoute.replaceAll("\0", ""));
}
