import type { OnboardingAnswers } from "../../../visitor/onboardingAnswers";

/** What every step is given. */
export interface StepProps {
  readonly answers: OnboardingAnswers;
  readonly onAnswer: (change: Partial<OnboardingAnswers>) => void;
}
