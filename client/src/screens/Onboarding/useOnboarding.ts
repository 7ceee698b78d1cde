import { onboardingUrlParams } from "@eightcount/rules/onboarding-steps";
import { useState } from "react";
import { deviceStorage } from "../../session/deviceStorage";
import { keepAnswers, type OnboardingAnswers, readAnswers } from "../../visitor/onboardingAnswers";
import { readUrlParams } from "../../visitor/urlParams";

/** The answers on this device, the order of the steps, and a way to answer. */
export function useOnboarding() {
  const [device] = useState(() => deviceStorage(() => window.localStorage));
  const [answers, setAnswers] = useState(() => readAnswers(device));
  const [order] = useState(() => onboardingUrlParams(readUrlParams(device)).order);
  const answer = (change: Partial<OnboardingAnswers>) => {
    const next = { ...answers, ...change };
    setAnswers(next);
    keepAnswers(device, next);
  };
  return { device, answers, order, answer };
}
