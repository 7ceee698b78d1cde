import type { RouteLocation } from "./routeTable";

const plansFor =
  (isGift: boolean) =>
  async ({ search }: RouteLocation) => {
    const { visitPlanVariables: plansOf } = await import("../visitor/registrationStart");
    return plansOf(search, isGift);
  };

export async function registrationVariables({ search }: RouteLocation) {
  const { registrationVariables: variablesOf } = await import("../visitor/registrationStart");
  return variablesOf(search);
}

export async function invitationVariables({ search }: RouteLocation) {
  const { invitationVariables: variablesOf } = await import("../visitor/registrationStart");
  return variablesOf(search);
}

/** Plans for the page without a gift card, even if the address carried one. */
export const cardPlans = plansFor(false);
export const giftPlans = plansFor(true);
