import type { Visit } from "../visit";

export interface OnboardingAnswers {
  /** 0 to 10. */
  readonly skill: number;
  readonly time: string;
  readonly goal: string;
  readonly styles: readonly string[];
}

/** Goes from the landing page to the results, one question after the other. */
export async function answerOnboarding(visit: Visit, answers: OnboardingAnswers): Promise<void> {
  const { page } = visit;
  const next = () => page.getByRole("button", { name: "Next" }).click();
  await page.getByRole("link", { name: "Start" }).click();
  await visit.arrives("/onboarding/rate-yourself");
  await page.getByRole("slider").fill(String(answers.skill));
  await next();
  await visit.arrives("/onboarding/how-much-time");
  await page.getByText(answers.time).click();
  await next();
  await visit.arrives("/onboarding/goal");
  await page.getByText(answers.goal, { exact: true }).click();
  await next();
  await visit.arrives("/onboarding/choose-styles");
  for (const style of answers.styles) {
    await page.getByRole("button", { name: style, exact: true }).click();
  }
  await next();
  await visit.arrives("/onboarding/results");
}
