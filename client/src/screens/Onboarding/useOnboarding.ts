import { useState } from "react";
import { type OnboardingAnswers, readAnswers, saveAnswers } from "../../visitor/onboardingAnswers";
import { stepOrder } from "../../visitor/onboardingOrder";
import { useVisit } from "../../visitor/useVisit";

export function useOnboarding() {
  const { device, params } = useVisit();
  const [answers, setAnswers] = useState(() => readAnswers(device));
  const [order] = useState(() => stepOrder(params.o));
  const answer = (change: Partial<OnboardingAnswers>) => {
    const next = { ...answers, ...change };
    setAnswers(next);
    saveAnswers(device, next);
  };
  return { device, params, answers, order, answer };
}
