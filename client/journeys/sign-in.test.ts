import type { Browser } from "playwright-core";
import { LAYOUTS } from "./layouts";
import { mailedCode, mails } from "./pages/mailbox";
import {
  failToSignIn,
  memberOf,
  register,
  signIn,
  signInAs,
  submitCredentials,
} from "./pages/membership";
import {
  fillAccount,
  goToVerification,
  newEmail,
  PASSWORD,
  solveCaptcha,
} from "./pages/registration";
import { expireToken } from "./pages/tokens";
import { openBrowser, Visit, type VisitOptions } from "./visit";

const MAX_PRESSES = 3;

let browser: Browser;
const visitedBy =
  (options: VisitOptions) => (work: (visit: Visit) => Promise<void>) => async () => {
    const visit = await Visit.start(browser, options);
    await visit.step(work);
    await visit.context.close();
  };
const tryToSignIn = async (visit: Visit, email: string, password: string) => {
  await visit.page.goto("/signin");
  await submitCredentials(visit, email, password);
};

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser?.close());

describe.each(LAYOUTS)("signing in and out, %s", (_, options: VisitOptions) => {
  const visited = visitedBy(options);

  it(
    "FUN-SIGN-04 FUN-SIGN-10 Enter signs in and opens the requested page",
    visited(async (visit) => {
      const { email, password } = memberOf("active monthly");
      await visit.page.goto("/saved");
      await visit.arrives("/signin");
      await submitCredentials(visit, email, password);
      await visit.arrives("/saved");
      await visit.page.getByRole("heading", { name: /SAVED/ }).waitFor();
    }),
  );

  it(
    "ROUTE-29 /logout signs out, for a reload too",
    visited(async (visit) => {
      await signInAs(visit, "active monthly");
      await visit.hands.press(visit.page.getByRole("button", { name: "Menu" }));
      await visit.hands.press(visit.page.getByRole("link", { name: "Logout" }));
      await visit.arrives("/signin");
      await visit.page.goto("/dashboard");
      await visit.arrives("/signin");
    }),
  );

  it(
    "FUN-SIGN-07 wrong password: The password you entered is incorrect.",
    visited(async (visit) => {
      await tryToSignIn(visit, memberOf("inactive").email, "Wrong123!");
      await visit.page.getByText("The password you entered is incorrect.").waitFor();
      expect(visit.address).toBe("/signin");
    }),
  );
});

/** Requests another code until it arrives, because an account gets one per half minute. */
async function resentCode({ page, hands }: Visit, email: string, after?: number): Promise<string> {
  for (let press = 1; ; press += 1) {
    await hands.press(page.getByRole("button", { name: "Resend code" }));
    try {
      return (await mailedCode(email, after)).code;
    } catch (error) {
      if (press === MAX_PRESSES) throw error;
    }
  }
}

describe.each(LAYOUTS)("an exception at sign-in, %s", (_, options: VisitOptions) => {
  const visited = visitedBy(options);
  const unconfirmed = newEmail();

  beforeAll(
    visited(async (visit) => {
      await visit.page.goto("/registration?onboarding_flow=02");
      await fillAccount(visit, unconfirmed);
      await solveCaptcha(visit);
      await visit.hands.press(visit.page.getByRole("button", { name: "Start 7-day Free Trial" }));
      await goToVerification(visit);
    }),
  );

  it(
    "a sign-out in one window ends the other",
    visited(async (visit) => {
      await signInAs(visit, "active monthly");
      const other = await visit.page.context().newPage();
      await other.goto("/saved");
      await other.getByRole("heading", { name: /SAVED/ }).waitFor();
      await visit.page.goto("/logout");
      await visit.arrives("/signin");
      await other.waitForURL("**/signin");
    }),
  );

  it(
    "FUN-SIGN-08 unknown e-mail: That email you entered does not exist in our records.",
    visited(async (visit) => {
      await tryToSignIn(visit, "nobody@example.com", PASSWORD);
      await visit.page.getByText("That email you entered does not exist in our records.").waitFor();
    }),
  );

  it(
    "AMB-89 five failures ask for a captcha; solving it signs in with what was typed",
    visited(async (visit) => {
      const { page, hands } = visit;
      const email = await register(visit);
      await page.goto("/logout");
      await visit.arrives("/signin");
      await failToSignIn(visit, email, 5);
      await submitCredentials(visit, email, PASSWORD);
      await page.getByText("Please complete the reCAPTCHA.").waitFor();
      await hands.press(page.getByRole("checkbox", { name: "I’m not a robot" }));
      await visit.arrives("/settings/subscription");
    }),
  );

  it(
    "FUN-SIGN-06 FUN-VER-02 unconfirmed: redirected to /verification with a message, and a code is mailed",
    visited(async (visit) => {
      const { page } = visit;
      const [last] = await mails(unconfirmed);
      await tryToSignIn(visit, unconfirmed, PASSWORD);
      await page
        .getByText("Your account is not verified. You will be redirected shortly.")
        .waitFor();
      await visit.arrives("/verification");
      expect(await resentCode(visit, unconfirmed, last?.id)).toMatch(/^\d{6}$/);
    }),
  );
});

describe.each(LAYOUTS)("a forgotten password, %s", (_, options: VisitOptions) => {
  const visited = visitedBy(options);

  it(
    "FUN-RST-01 FUN-RST-02 FUN-RST-03 FUN-RST-04 FUN-RST-05 FUN-RST-06 FUN-RST-08 is reset by a mailed code",
    visited(async (visit) => {
      const { page, hands } = visit;
      const email = await register(visit);
      const [last] = await mails(email);
      await visit.page.goto("/logout");
      await visit.arrives("/signin");
      await hands.press(page.getByRole("link", { name: "Forgot Password" }));
      await visit.arrives("/reset/email");
      await hands.type(page.getByLabel("Email"), email);
      await hands.press(page.getByRole("button", { name: "SEND RESET CODE" }));
      await visit.arrives("/reset/code");
      const { code } = await mailedCode(email, last?.id);
      await hands.type(page.getByLabel("Reset code"), code === "000000" ? "111111" : "000000");
      await hands.press(page.getByRole("button", { name: "CONTINUE" }));
      await page.getByText("Your verification code is wrong.").waitFor();
      expect(await page.getByLabel("Reset code").inputValue()).toBe("");
      await hands.type(page.getByLabel("Reset code"), code);
      await hands.press(page.getByRole("button", { name: "CONTINUE" }));
      await visit.arrives("/reset/password");
      await hands.type(page.getByLabel("New password", { exact: true }), "Another9?");
      await hands.type(page.getByLabel("Retype password", { exact: true }), "Another9?");
      await hands.press(page.getByRole("button", { name: "RESET PASSWORD" }));
      await visit.arrives("/signin");
      await page.getByText("Your password has been reset successfully").waitFor();
      await tryToSignIn(visit, email, PASSWORD);
      await page.getByText("The password you entered is incorrect.").waitFor();
      await signIn(visit, email, "Another9?");
      await visit.arrives("/settings/subscription");
    }),
  );
});

describe("an expired access token", () => {
  const visited = visitedBy({});

  it(
    "is renewed without the person noticing",
    visited(async (visit) => {
      const { page, hands } = visit;
      await signInAs(visit, "active yearly");
      await page.getByRole("heading", { name: "DASHBOARD" }).waitFor();
      const first = visit.token;
      const expired = expireToken(first);
      let refusals = 0;
      await page.route("**/graphql*", async (route) => {
        const headers = route.request().headers();
        if (headers.authorization !== `Bearer ${first}`) return route.continue();
        refusals += 1;
        return route.continue({ headers: { ...headers, authorization: `Bearer ${expired}` } });
      });
      await hands.press(page.getByRole("link", { name: "History" }));
      await visit.arrives("/history?status=Started");
      await page.getByRole("heading", { name: "This Week" }).waitFor();
      expect(refusals).toBeGreaterThan(0);
      expect(visit.token).not.toBe(first);
    }),
  );

  it(
    "a reload stays signed in although the token was only in memory",
    visited(async (visit) => {
      await signInAs(visit, "active yearly");
      await visit.page.goto("/saved");
      await visit.page.reload();
      await visit.page.getByRole("heading", { name: /SAVED/ }).waitFor();
      expect(visit.address).toBe("/saved");
    }),
  );
});
