import { routeToName } from "@eightcount/rules/catalogue/route-names";

/** Dashboard sections that have a page of their own, named as in the address. */
export const LISTINGS = ["New & Trending", "Recommended Classes"] as const;
export type Listing = (typeof LISTINGS)[number];

export function findListing(segment: string | undefined): Listing | null {
  const name = routeToName(segment ?? "");
  return LISTINGS.find((listing) => listing === name) ?? null;
}
