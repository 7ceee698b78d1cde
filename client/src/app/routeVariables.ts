import type { RouteLocation } from "./routeTable";

const plansFor =
  (isGift?: boolean) =>
  async ({ search }: RouteLocation) => {
    const { visitPlanVariables: plansOf } = await import("../visitor/registrationStart");
    return plansOf(search, isGift);
  };

export const visitPlanVariables = plansFor();
/** Plans for the page without a gift card, even if the address carried one. */
export const cardPlans = plansFor(false);
export const giftPlans = plansFor(true);
