import type { OnboardingAnswers } from "../../../visitor/onboardingAnswers";

export interface StepProps {
  readonly answers: OnboardingAnswers;
  readonly onAnswer: (change: Partial<OnboardingAnswers>) => void;
}
