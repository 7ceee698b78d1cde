/** Steps of the questionnaire in default order. */
export const ONBOARDING_STEPS = ["q1", "q2", "q3", "q4", "s1"] as const;

export type OnboardingStep = (typeof ONBOARDING_STEPS)[number];

/** Parameters of the landing address that affect the questionnaire. */
export interface OnboardingUrlParams {
  readonly order: readonly OnboardingStep[];
  readonly referral: string | null;
}

const isStep = (word: string): word is OnboardingStep =>
  (ONBOARDING_STEPS as readonly string[]).includes(word);

/** Parses a step order such as "q3-q1-s1". Falls back to the default if it names no step. */
export function stepOrder(o: string | null | undefined): readonly OnboardingStep[] {
  const named = [...new Set((o ?? "").split("-").filter(isStep))];
  return named.length > 0 ? named : ONBOARDING_STEPS;
}

/** Reads the stored `urlParams`: `o` is the order of the steps, `r` a referral. */
export function onboardingUrlParams(
  params: Readonly<Record<string, string | undefined>>,
): OnboardingUrlParams {
  return { order: stepOrder(params.o), referral: params.r?.trim() || null };
}
