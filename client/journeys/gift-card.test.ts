import { randomUUID } from "node:crypto";
import type { Browser } from "playwright-core";
import { LAYOUTS } from "./layouts";
import { pay, planOf, signUpInThreeSteps, signUpInTwoSteps } from "./pages/buying";
import { summaryOf } from "./pages/checkout";
import { providerRecordsOf } from "./pages/provider";
import { openBrowser, Visit } from "./visit";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

const IN_DOLLARS = "Gift plans are sold in US dollars, so this order is in USD.";
/** An unused gift card of the sandbox. */
const fresh = (card: "GIFT-YEAR" | "GIFT-LOW") => `${card}-${randomUUID().slice(0, 8)}`;
const byGift = "Sign up with a Gift Card";

/** A new member without a subscription who arrived without a gift card. */
const member = (visit: Visit) => signUpInTwoSteps(visit, { plan: "Monthly" });

describe.each(LAYOUTS)("a gift card buys the chosen plan, %s", (_, layout) => {
  const story = (work: (visit: Visit) => Promise<void>) => async () => {
    const visit = await Visit.start(browser, layout);
    await visit.step(work);
    await visit.context.close();
  };

  it(
    "FUN-REG-13 FUN-REG-28 on step1: a month, in dollars although rupees were requested",
    story(async (visit) => {
      const query = "&utm_gift_card=1&utm_currency=inr";
      await signUpInTwoSteps(visit, { query, plan: "Monthly", button: byGift });
      await summaryOf(visit).getByText(IN_DOLLARS).waitFor();
      await pay(visit, fresh("GIFT-YEAR"));
      const { subscription, invoice, charged } = await providerRecordsOf(visit);
      expect(subscription).toMatchObject({
        state: "active",
        plan: { code: "eightcount-gift-monthly" },
        started_with_gift: true,
      });
      expect(invoice).toMatchObject({ currency: "USD", total: 19, paid: 19 });
      expect(charged).toBe(0);
    }),
  );

  it(
    "FUN-REG-41 FUN-REG-46 in three steps: a year",
    story(async (visit) => {
      await signUpInThreeSteps(visit, { query: "?utm_gift_card=1", plan: "Annual" });
      await pay(visit, fresh("GIFT-YEAR"));
      const { subscription, invoice, charged } = await providerRecordsOf(visit);
      expect(subscription).toMatchObject({
        plan: { code: "eightcount-gift-yearly" },
        started_with_gift: true,
      });
      expect(invoice).toMatchObject({ currency: "USD", total: 99, paid: 99 });
      expect(charged).toBe(0);
    }),
  );

  it(
    "FUN-PUR-02 FUN-SUM-06 on /purchase-gift-card: a month, the card pays the remainder",
    story(async (visit) => {
      await member(visit);
      await visit.page.goto("/purchase-gift-card");
      await visit.hands.tick(planOf(visit, "Monthly"));
      await pay(visit, fresh("GIFT-LOW"));
      const { subscription, invoice, charged } = await providerRecordsOf(visit);
      expect(subscription.plan.code).toBe("eightcount-gift-monthly");
      expect(invoice).toMatchObject({ currency: "USD", total: 19, paid: 19 });
      expect(charged).toBe(14);
    }),
  );

  it(
    "FUN-PUR-07 BILL-SUB-05 from the dialog in the settings: the plan chosen there",
    story(async (visit) => {
      const { page, hands } = visit;
      await member(visit);
      await page.goto("/settings/subscription");
      await hands.press(page.getByRole("button", { name: "Redeem Gift Card" }));
      await hands.tick(planOf(visit, "Monthly"));
      await hands.press(page.getByRole("button", { name: "Continue" }));
      await visit.arrives("/purchase-gift-card");
      expect(await planOf(visit, "Monthly").isChecked()).toBe(true);
      await pay(visit, fresh("GIFT-YEAR"));
      const { subscription, invoice, charged } = await providerRecordsOf(visit);
      expect(subscription.plan.code).toBe("eightcount-gift-monthly");
      expect([invoice.total, charged]).toEqual([19, 0]);
    }),
  );
});
