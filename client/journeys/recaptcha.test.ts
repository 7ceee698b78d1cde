import { FOLDER_KEY, openJourneyStack } from "@eightcount/test-kit/stacks/journey-stack";
import type { TestStack } from "@eightcount/test-kit/stacks/stack";
import type { Browser } from "playwright-core";
import { LAYOUTS } from "./layouts";
import { failToSignIn, submitCredentials } from "./pages/membership";
import {
  enterMailedCode,
  fillAccount,
  goToVerification,
  newEmail,
  PASSWORD,
} from "./pages/registration";
import { openBrowser, Visit } from "./visit";

let stack: TestStack | null;
let browser: Browser;

beforeAll(async () => {
  // The other journeys' stack uses our own captcha.
  process.env[FOLDER_KEY] = "";
  stack = await openJourneyStack({ EIGHTCOUNT_CAPTCHA_PROVIDER: "recaptcha" });
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await stack?.stop();
});

/** The vendor's checkbox in its frame. */
const box = ({ page }: Visit) =>
  page.frameLocator("iframe[title='reCAPTCHA']").getByRole("checkbox", { name: "I'm not a robot" });

describe.each(LAYOUTS)("with reCAPTCHA configured, %s", (_, options) => {
  it("FUN-REG-15 AMB-89 its checkbox allows a sign-up, and a sign-in after five failures", async () => {
    const visit = await Visit.start(browser, options);
    await visit.step(async ({ page, hands }) => {
      const email = newEmail();
      await page.goto("/registration?onboarding_flow=02");
      await fillAccount(visit, email);
      await hands.press(page.getByRole("button", { name: "Start 7-day Free Trial" }));
      await page.getByText("Please complete the reCAPTCHA.").waitFor();
      await hands.press(box(visit));
      await box(visit).and(visit.page.locator(":checked")).waitFor();
      await hands.press(page.getByRole("button", { name: "Start 7-day Free Trial" }));
      await goToVerification(visit);
      await enterMailedCode(visit, email);
      await visit.arrives("/registration/step2");
      await page.goto("/logout");
      await visit.arrives("/signin");
      await failToSignIn(visit, email, 5);
      await submitCredentials(visit, email, PASSWORD);
      await page.getByText("Please complete the reCAPTCHA.").waitFor();
      await hands.press(box(visit));
      await visit.arrives("/settings/subscription");
      expect(visit.complaints).toEqual([]);
    });
    await visit.context.close();
  });
});
