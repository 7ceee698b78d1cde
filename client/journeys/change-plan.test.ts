import { formatBillingDate } from "@eightcount/rules/billing/billing-dates";
import type { Browser } from "playwright-core";
import { LAYOUTS } from "./layouts";
import { accessibilityViolations } from "./pages/layout";
import { subscribe } from "./pages/membership";
import { dialogOf, openSubscription, press } from "./pages/subscription";
import { openBrowser, Visit } from "./visit";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

const inSevenDays = () => formatBillingDate(new Date(Date.now() + 7 * 86_400_000));

describe.each(LAYOUTS)("a member chooses another plan, %s", (_layout, options) => {
  let visit: Visit;
  const step = (work: () => Promise<void>) => () => visit.step(work);
  const notice = () =>
    visit.page.getByText(
      `Change subscription request to Monthly Subscription will occur on ${inSevenDays()}.`,
    );

  beforeAll(async () => {
    visit = await Visit.start(browser, options);
    await visit.page.goto("/signin");
    await visit.declineCookies();
    await subscribe(visit);
    await openSubscription(visit, "Active");
  });
  afterAll(() => visit?.context.close());

  it(
    "BILL-CHG-01 the dialog offers the other plans and says when they start",
    step(async () => {
      const { page } = visit;
      await press(visit, "Change Subscription");
      const dialog = dialogOf(visit, "Change your plan");
      await dialog.getByText("Billed every month").waitFor();
      await dialog.getByText(/^From Annual/).waitFor();
      expect(await dialog.getByText("Annual", { exact: true }).count()).toBe(0);
      await dialog.getByText(/^The new plan starts on/).waitFor();
      await dialog.getByText(/^You pay \$0 today, then/).waitFor();
      expect(await accessibilityViolations(page)).toEqual([]);
      await press(visit, "Change Subscription");
      await page.getByText("Subscription Updated!").waitFor();
      await dialog.waitFor({ state: "detached" });
    }),
  );

  it(
    "BILL-SUB-12 BILL-CHG-04 the notice names plan and date, after a reload too",
    step(async () => {
      const { page } = visit;
      await notice().waitFor();
      await page.reload();
      await notice().waitFor();
      expect(await accessibilityViolations(page)).toEqual([]);
    }),
  );

  it(
    "the member keeps the current plan instead",
    step(async () => {
      const { page } = visit;
      await press(visit, "Keep my current plan");
      await dialogOf(visit, "Keep your current plan?").waitFor();
      await press(visit, "Keep Yearly Subscription");
      await page.getByText("Subscription Updated!").waitFor();
      await notice().waitFor({ state: "detached" });
      await page.reload();
      await page.getByText("Active", { exact: true }).waitFor();
      expect(await notice().count()).toBe(0);
    }),
  );
});
