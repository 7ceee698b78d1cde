/** Flow A asks for plan, person, and order in three steps. Flow B has two. */
export type RegistrationFlow = "three-step" | "two-step";

/** System that bills a member: the recurring-billing provider or the older CRM. */
export type BillingProcessor = "RECURLY" | "CRM";

export const REGISTRATION_VERSION_DEFAULT = "1";

/** Reads the `onboarding_flow` URL parameter: 02 is flow B, everything else flow A. */
export function registrationFlow(onboardingFlow: string | null): RegistrationFlow {
  return onboardingFlow === "02" ? "two-step" : "three-step";
}

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
/** Pages below `/registration`, in any case. These are never version names. */
const PAGES: readonly string[] = ["plan", "info", "order", "step1", "step2"];

/** Returns "" for version 1, otherwise "/<version>". An invalid version counts as the default. */
export function registrationSuffix(storedVersion: string | null | undefined): string {
  const version = storedVersion?.trim() ?? "";
  const isOwn = VERSION_SHAPE.test(version) && !PAGES.includes(version.toLowerCase());
  return isOwn && version !== REGISTRATION_VERSION_DEFAULT ? `/${version}` : "";
}
