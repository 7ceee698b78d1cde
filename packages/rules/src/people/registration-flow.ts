/** Flow A asks for the plan, then the person, then the order; flow B has two steps. */
export type RegistrationFlow = "three-step" | "two-step";

/** Who collects the money: the recurring-billing provider, or the older CRM. */
export type BillingProcessor = "RECURLY" | "CRM";

/** The version a visitor registers under unless one is stored. */
export const REGISTRATION_VERSION_DEFAULT = "1";

/** The flow named by the `onboarding_flow` URL parameter; 02 is flow B, all else flow A. */
export function registrationFlow(onboardingFlow: string | null): RegistrationFlow {
  return onboardingFlow === "02" ? "two-step" : "three-step";
}

/** The processor a campaign is sold through: its row of the table, otherwise the default. */
export function billingProcessorFor(
  campaign: string | null,
  table: Readonly<Record<string, BillingProcessor>>,
  fallback: BillingProcessor,
): BillingProcessor {
  return campaign !== null && Object.hasOwn(table, campaign)
    ? (table[campaign] ?? fallback)
    : fallback;
}

const VERSION_SHAPE = /^[A-Za-z0-9_-]{1,32}$/;
/** Below `/registration` these are pages, in any case, whatever version a visitor came with. */
const PAGES: readonly string[] = ["plan", "info", "order", "step1", "step2"];

/**
 * What follows `/registration` in the address: "" for version 1, otherwise "/<version>". A version
 * that cannot stand in an address counts as the default.
 */
export function registrationSuffix(storedVersion: string | null | undefined): string {
  const version = storedVersion?.trim() ?? "";
  const isOwn = VERSION_SHAPE.test(version) && !PAGES.includes(version.toLowerCase());
  return isOwn && version !== REGISTRATION_VERSION_DEFAULT ? `/${version}` : "";
}
