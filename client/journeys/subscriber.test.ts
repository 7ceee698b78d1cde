import type { Browser } from "playwright-core";
import { LAYOUTS } from "./layouts";
import {
  applyCoupon,
  canadianAddress,
  completeOrder,
  fillAddress,
  summaryOf,
  typeCard,
} from "./pages/checkout";
import { placeOf, setWindowWidth } from "./pages/layout";
import { open } from "./pages/navigation";
import { answerOnboarding } from "./pages/onboarding";
import { waitForPictures, waitForPlayback } from "./pages/pictures";
import { enterMailedCode, fillAccount, newEmail, solveCaptcha } from "./pages/registration";
import { claimsOf } from "./pages/tokens";
import { openBrowser, Visit, type VisitOptions } from "./visit";

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

describe.each(LAYOUTS)("a visitor becomes a subscriber, %s", (_, options: VisitOptions) => {
  const email = newEmail();
  let visit: Visit;
  const step = (work: (visit: Visit) => Promise<void>) => () => visit.step(work);
  // Steps about the mouse, wide windows, or only the server run once.
  const onDesk = (title: string, work: () => Promise<void>) => {
    if (!options.phone) it(title, work);
  };

  beforeAll(async () => {
    visit = await Visit.start(browser, { ...options, motion: true });
  });
  afterAll(() => visit?.context.close());

  it(
    "ROUTE-07 CAT-CLS-18 the public catalog opens for a visitor, with its pictures",
    step(async ({ page }) => {
      await page.goto("/public/catalog");
      await page.getByRole("heading", { name: "CLASSES", exact: true }).waitFor();
      await waitForPictures(page);
    }),
  );

  onDesk(
    "CAT-CARD-04 resting on a card plays its trailer, muted",
    step(async ({ page, hands }) => {
      await page.goto("/public/catalog?style=Hip-Hop");
      await hands.rest(page.getByRole("article").filter({ hasText: "Bus Pass" }));
      const preview = page.getByTestId("preview");
      await waitForPlayback(preview);
      expect(await preview.evaluate((video: HTMLVideoElement) => video.muted)).toBe(true);
    }),
  );

  it(
    "ROUTE-43 styles, an instructor and playlists link to public pages",
    step(async (visit) => {
      const { page, hands } = visit;
      await open(visit, "Styles");
      await visit.arrives("/public/styles");
      await hands.press(page.getByRole("link", { name: /Hip Hop/ }));
      await visit.arrives("/public/styles/Hip-Hop");
      await page.getByRole("heading", { name: "HIP HOP", level: 1 }).waitFor();
      await waitForPictures(page);
      await hands.press(page.getByRole("link", { name: /Dex Okafor/ }).first());
      await visit.arrives("/public/instructors/Dex-Okafor");
      await page.getByRole("heading", { name: "Dex Okafor", level: 1 }).waitFor();
      await waitForPictures(page);
      await open(visit, "Playlists");
      await visit.arrives("/public/playlist");
      await hands.press(page.getByRole("link", { name: /First Eight Counts/ }));
      await visit.arrives("/public/playlist/First-Eight-Counts");
      await page.getByText("Foundation", { exact: true }).first().waitFor();
      await waitForPictures(page);
    }),
  );

  it(
    "FUN-ONB-03 FUN-ONB-09 five steps lead to three fitting classes",
    step(async (visit) => {
      await visit.page.goto("/onboarding?onboarding_flow=02");
      await answerOnboarding(visit, {
        skill: 3,
        time: "Less than 40 minutes",
        goal: "Both",
        styles: ["Hip Hop", "Heels"],
      });
      const cards = visit.page.getByRole("article");
      await cards.nth(2).waitFor();
      expect(await cards.count()).toBe(3);
      await visit.page.getByRole("img", { name: "Step 5 of 5" }).waitFor();
    }),
  );

  it(
    "FUN-ONB-14 the last Next leads to the two-step registration",
    step(async (visit) => {
      await visit.hands.press(visit.page.getByRole("button", { name: "Next" }));
      await visit.arrives("/registration/step1");
      await visit.page.getByRole("heading", { name: "CHOOSE AN OPTION" }).waitFor();
    }),
  );

  it(
    "FUN-REG-69 FUN-CONF-05 a new account is confirmed and continues to the code by itself",
    step(async (visit) => {
      const { page, hands } = visit;
      expect(await page.getByRole("radio", { name: /Annual/ }).isChecked()).toBe(true);
      await hands.tick(page.getByRole("radio", { name: /Monthly/ }));
      await fillAccount(visit, email);
      await solveCaptcha(visit);
      await hands.press(page.getByRole("button", { name: "Start 7-day Free Trial" }));
      await visit.arrives("/confirmation");
      await page.getByRole("heading", { name: "ALMOST THERE" }).waitFor();
      await page.getByText(email).waitFor();
      await visit.arrives("/verification");
    }),
  );

  it(
    "FUN-VER-03 FUN-REG-13 the mailed code signs in; the checkout has the chosen plan",
    step(async (visit) => {
      await enterMailedCode(visit, email);
      await visit.arrives("/registration/step2");
      await visit.page.getByRole("heading", { name: "Checkout Information" }).waitFor();
      await summaryOf(visit).getByText("$19.00").first().waitFor();
    }),
  );

  if (!options.phone) {
    it(
      "FUN-REG-24 FUN-REG-25 FUN-REG-26 from 900 px the order stands beside the form, below it else",
      step(async (visit) => {
        const { page } = visit;
        const field = page.getByLabel("Postal Code");
        for (const [width, place] of [
          [1280, "beside"],
          [900, "beside"],
          [899, "below"],
          [390, "below"],
        ] as const) {
          await setWindowWidth(page, width);
          expect(await placeOf(summaryOf(visit), field)).toBe(place);
          await summaryOf(visit).getByLabel("Discount code").waitFor();
          await summaryOf(visit).getByRole("button", { name: "Apply" }).waitFor();
        }
        await setWindowWidth(page, 1280);
      }),
    );
  }

  onDesk(
    "FUN-CHK-03 FUN-VAL-28 region: a province in Canada, a state in the US, none elsewhere",
    step(async (visit) => {
      const { page, hands } = visit;
      const country = page.getByLabel("Country");
      await hands.choose(country, "Germany");
      expect(await page.getByLabel("Province").or(page.getByLabel("State")).count()).toBe(0);
      for (const [name, region] of [
        ["Canada", "Province"],
        ["United States", "State"],
      ] as const) {
        await hands.choose(country, name);
        await page.getByLabel(region).waitFor();
        await completeOrder(visit);
        await page.getByText("Please select a region").waitFor();
      }
    }),
  );

  onDesk(
    "FUN-VAL-33 FUN-VAL-34 the postal code is checked on leaving it and on another country",
    step(async (visit) => {
      const { page, hands } = visit;
      const problem = page.getByText("Please enter valid postal code");
      await fillAddress(visit, { ...canadianAddress, "Postal Code": "12345" });
      await hands.key("Tab");
      await problem.waitFor();
      await hands.choose(page.getByLabel("Country"), "Germany");
      await problem.waitFor({ state: "detached" });
      await hands.choose(page.getByLabel("Country"), "Canada");
      await problem.waitFor();
    }),
  );

  onDesk(
    "FUN-VAL-54 FUN-SUM-07 an unknown promo code is refused",
    step(async (visit) => {
      await applyCoupon(visit, "NOSUCH");
      await visit.page.getByText("Expired or Invalid Promo Code").waitFor();
    }),
  );

  it(
    "FUN-SUM-03 FUN-SUM-07 a valid coupon shows its discount and the new price",
    step(async (visit) => {
      await applyCoupon(visit, "HALF50");
      const summary = summaryOf(visit);
      await summary.getByText("PROMO APPLIED").waitFor();
      await summary.getByText("50% OFF", { exact: true }).waitFor();
      await summary.getByText("50% off your first payment").waitFor();
      await summary.getByText("$9.50").first().waitFor();
    }),
  );

  it(
    "FUN-CHK-23 a declined card shows why",
    step(async (visit) => {
      await fillAddress(visit, canadianAddress);
      await typeCard(visit, "4000000000000002");
      await completeOrder(visit);
      await visit.page
        .getByText(/declined/i)
        .first()
        .waitFor();
      expect(visit.address).toBe("/registration/step2");
    }),
  );

  it(
    "FUN-CHK-15 FUN-CONF-01 a good card buys the trial: YOU'RE ALL SET.",
    step(async (visit) => {
      await typeCard(visit, "4111111111111111");
      await completeOrder(visit);
      await visit.arrives("/confirmation");
      await visit.page.getByRole("heading", { name: "YOU'RE ALL SET." }).waitFor();
      await visit.page.getByText("LET'S DANCE!").waitFor();
    }),
  );

  it(
    "FUN-CHK-17 FUN-CONF-02 ROUTE-13 the dashboard opens immediately, for a subscriber",
    step(async (visit) => {
      await visit.hands.press(visit.page.getByRole("link", { name: "SIGN IN" }));
      await visit.arrives("/");
      await visit.page.getByRole("heading", { name: "DASHBOARD" }).waitFor();
      expect(claimsOf(visit.token)["cognito:groups"]).toContain("Subscriber");
      await visit.page.reload();
      await visit.page.getByRole("heading", { name: "DASHBOARD" }).waitFor();
      expect(visit.address).toBe("/");
    }),
  );

  it(
    "no page threw an error, missed a file, or violated its content security policy",
    step(async (visit) => expect(visit.complaints).toEqual([])),
  );
});
