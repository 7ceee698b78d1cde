import type { Visit } from "../visit";

export interface OnboardingAnswers {
  /** 0 to 10. */
  readonly skill: number;
  readonly time: string;
  readonly goal: string;
  readonly styles: readonly string[];
}

/** Answers one question after another, from the landing page to the results. */
export async function answerOnboarding(visit: Visit, answers: OnboardingAnswers): Promise<void> {
  const { page, hands } = visit;
  const next = () => hands.press(page.getByRole("button", { name: "Next" }));
  await hands.press(page.getByRole("link", { name: "Start" }));
  await visit.arrives("/onboarding/rate-yourself");
  await hands.slide(page.getByRole("slider"), answers.skill);
  await next();
  await visit.arrives("/onboarding/how-much-time");
  await hands.press(page.getByText(answers.time));
  await next();
  await visit.arrives("/onboarding/goal");
  await hands.press(page.getByText(answers.goal, { exact: true }));
  await next();
  await visit.arrives("/onboarding/choose-styles");
  for (const style of answers.styles) {
    await hands.press(page.getByRole("button", { name: style, exact: true }));
  }
  await next();
  await visit.arrives("/onboarding/results");
}
