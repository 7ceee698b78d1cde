import type { RouteLocation } from "./routeTable";

const plansFor =
  (isGift?: boolean) =>
  async ({ search }: RouteLocation) => {
    const { visitPlans: plansOf } = await import("../visitor/registrationStart");
    return plansOf(search, isGift);
  };

/** Which plans this visit is offered, as a query's variables. */
export const visitPlans = plansFor();
/** The same on the page without a gift card, whatever the address said before. */
export const cardPlans = plansFor(false);
/** The same on the page that redeems a gift card. */
export const giftPlans = plansFor(true);
