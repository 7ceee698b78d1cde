import type { ThemeName } from "./tokens.ts";

const HOUSE =
  /^\/(onboarding|registration|signin|verification|reset|purchase|purchase-gift-card)(\/|$)/;

/** House theme on the way to a subscription, stage theme everywhere else. */
export function themeFor(pathname: string): ThemeName {
  return HOUSE.test(pathname) ? "house" : "stage";
}
