import type { RouteLocation } from "./routeTable";

/** The currency this visit is sold in, as a query's variables. */
export async function visitCurrency({ search }: RouteLocation) {
  const { visitCurrency: currencyOf } = await import("../visitor/registrationStart");
  return { currency: currencyOf(search) };
}
