/** Steps of the questionnaire in default order. */
export const ONBOARDING_STEPS = ["q1", "q2", "q3", "q4", "s1"] as const;

export type OnboardingStep = (typeof ONBOARDING_STEPS)[number];

const isStep = (word: string): word is OnboardingStep =>
  (ONBOARDING_STEPS as readonly string[]).includes(word);

/** Parses the address's `o`, such as "q3-q1-s1". Falls back to the default if it names no step. */
export function stepOrder(o: string | null | undefined): readonly OnboardingStep[] {
  const named = [...new Set((o ?? "").split("-").filter(isStep))];
  return named.length > 0 ? named : ONBOARDING_STEPS;
}
