import type { OnboardingStep } from "../../visitor/onboardingOrder";

/** Path segment of each step below `/onboarding`. */
export const stepPaths: Readonly<Record<OnboardingStep, string>> = {
  q1: "rate-yourself",
  q2: "how-much-time",
  q3: "goal",
  q4: "choose-styles",
  s1: "results",
};

export function stepOfPath(path: string | undefined): OnboardingStep | null {
  const found = Object.entries(stepPaths).find(([, name]) => name === path);
  return (found?.[0] as OnboardingStep | undefined) ?? null;
}
