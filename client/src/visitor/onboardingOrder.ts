/** The questionnaire's steps by their short names, in the default order. */
export const ONBOARDING_STEPS = ["q1", "q2", "q3", "q4", "s1"] as const;

export type OnboardingStep = (typeof ONBOARDING_STEPS)[number];

/** What the landing address hands the questionnaire: its order and who sent the visitor. */
export interface OnboardingUrlParams {
  readonly order: readonly OnboardingStep[];
  readonly referral: string | null;
}

const isStep = (word: string): word is OnboardingStep =>
  (ONBOARDING_STEPS as readonly string[]).includes(word);

/** The step order of an `o` parameter such as "q3-q1-s1"; the default when it names no step. */
export function stepOrder(o: string | null | undefined): readonly OnboardingStep[] {
  const named = [...new Set((o ?? "").split("-").filter(isStep))];
  return named.length > 0 ? named : ONBOARDING_STEPS;
}

/** Reads the kept `urlParams`: `o` overrides the order of the steps, `r` is a referral. */
export function onboardingUrlParams(
  params: Readonly<Record<string, string | undefined>>,
): OnboardingUrlParams {
  return { order: stepOrder(params.o), referral: params.r?.trim() || null };
}
