import type { ThemeName } from "./tokens.ts";

const HOUSE =
  /^\/(onboarding|registration|signin|verification|reset|purchase|purchase-gift-card)(\/|$)/;

/** House lights on the way to a subscription, stage everywhere else (also the public catalogue). */
export function themeFor(pathname: string): ThemeName {
  return HOUSE.test(pathname) ? "house" : "stage";
}
