import type { Browser } from "playwright-core";
import { LAYOUTS } from "./layouts";
import { payFromIndia, signUpInThreeSteps, signUpInTwoSteps } from "./pages/buying";
import { summaryOf } from "./pages/checkout";
import { providerRecordsOf } from "./pages/provider";
import { openBrowser, Visit } from "./visit";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

describe.each(LAYOUTS)("a visitor from India pays in rupees, %s", (_, layout) => {
  const story = (work: (visit: Visit) => Promise<void>) => async () => {
    const visit = await Visit.start(browser, layout);
    await visit.step(work);
    await visit.context.close();
  };

  it(
    "FUN-CHK-08 CONST-01 the year, in three steps",
    story(async (visit) => {
      const { page } = visit;
      await signUpInThreeSteps(visit, { query: "?utm_currency=inr", plan: "Annual" });
      await summaryOf(visit).getByText("₹4,999.00").first().waitFor();
      await payFromIndia(visit);
      const { subscription, invoice } = await providerRecordsOf(visit);
      expect(subscription).toMatchObject({
        plan: { code: "eightcount-inr-yearly" },
        currency: "INR",
        unit_amount: 4999,
      });
      expect(invoice).toMatchObject({ currency: "INR", total: 0 });
      await page.goto("/settings/subscription");
      await page.getByText("₹4,999", { exact: true }).waitFor();
    }),
  );

  it(
    "FUN-CHK-08 CONST-02 the month, in two steps",
    story(async (visit) => {
      await signUpInTwoSteps(visit, { query: "&utm_currency=inr", plan: "Monthly" });
      await summaryOf(visit).getByText("₹999.00").first().waitFor();
      await payFromIndia(visit);
      const { subscription, invoice } = await providerRecordsOf(visit);
      expect(subscription).toMatchObject({
        plan: { code: "eightcount-inr-monthly" },
        currency: "INR",
        unit_amount: 999,
      });
      expect(invoice).toMatchObject({ currency: "INR", total: 0 });
    }),
  );

  it(
    "FUN-REG-40 /registration/plan has the two rupee plans, and three in dollars",
    story(async ({ page }) => {
      const cards = page.getByRole("button", { name: "Choose Plan" });
      await page.goto("/registration/plan?utm_currency=usd");
      await cards.first().waitFor();
      expect(await cards.count()).toBe(3);
      await page.goto("/registration/plan?utm_currency=inr");
      await page.getByText("₹4,999").waitFor();
      expect(await cards.count()).toBe(2);
    }),
  );
});
