import { routeToName } from "@eightcount/rules/catalogue/route-names";

/** The sections that have a page of their own, by the name their address carries. */
export const LISTINGS = ["New & Trending", "Recommended Classes"] as const;
export type Listing = (typeof LISTINGS)[number];

/** The listing an address names; null for any other. */
export function listingOf(segment: string | undefined): Listing | null {
  const name = routeToName(segment ?? "");
  return LISTINGS.find((listing) => listing === name) ?? null;
}
