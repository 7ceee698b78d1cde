import type { Browser } from "playwright-core";
import { LAYOUTS } from "./layouts";
import { planOf } from "./pages/buying";
import { accessibilityViolations } from "./pages/layout";
import { subscribe } from "./pages/membership";
import { moveClock } from "./pages/provider";
import {
  approveAtBank,
  cancelSubscription,
  dialogOf,
  openSubscription,
  opensHistory,
  press,
} from "./pages/subscription";
import { openBrowser, Visit, type VisitOptions } from "./visit";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

/** Subscribes with a card, cancels, and comes back after the subscription has ended. */
async function formerMember(options: VisitOptions, card: string): Promise<Visit> {
  const visit = await Visit.start(browser, options);
  await visit.step(async () => {
    await visit.page.goto("/signin");
    await visit.declineCookies();
    await subscribe(visit, card);
    await openSubscription(visit, "Active");
    await cancelSubscription(visit);
    await moveClock(visit, { toNextEvent: true });
    await openSubscription(visit, "Expired");
    await press(visit, "Reactivate Subscription");
    await dialogOf(visit, "Choose your plan").waitFor();
    await planOf(visit, "Annual").waitFor();
  });
  return visit;
}

/** Reads what is paid today, before which nothing can be. */
async function payToday(visit: Visit, price: string): Promise<void> {
  const sentence = `You pay ${price} today`;
  await dialogOf(visit, "Choose your plan").getByText(sentence).waitFor();
  await press(visit, "Reactivate");
}

describe.each(LAYOUTS)("a former member comes back, %s", (_layout, options) => {
  let visit: Visit;
  afterEach(() => visit?.context.close());
  const story = (card: string, work: () => Promise<void>) => async () => {
    visit = await formerMember(options, card);
    await visit.step(work);
  };

  it(
    "BILL-REACT-02 sees card and price, pays, and has access: Account Reactivated!",
    story("4111111111111111", async () => {
      const { page } = visit;
      const dialog = dialogOf(visit, "Choose your plan");
      expect(await planOf(visit, "Annual").isChecked()).toBe(true);
      await dialog
        .getByText(/^You pay \$99\.00 today, .* with your Visa ending\swith\s1111\.$/)
        .waitFor();
      expect(await accessibilityViolations(page)).toEqual([]);
      await payToday(visit, "$99.00");
      await page.getByText("Account Reactivated!").waitFor();
      await page.getByText("Active", { exact: true }).waitFor();
      await opensHistory(visit);
    }),
  );

  it(
    "BILL-REACT-02 takes another plan, which the bank approves: Subscription Updated!",
    story("4000008400001629", async () => {
      const { page, hands } = visit;
      await hands.tick(planOf(visit, "Monthly"));
      await payToday(visit, "$19.00");
      await approveAtBank(visit);
      await page.getByText("Subscription Updated!").waitFor();
      await page.getByRole("heading", { name: "Monthly Subscription" }).waitFor();
    }),
  );

  it(
    "BILL-MSG-03 reads why the card was declined, and may choose again",
    story("4000000000000341", async () => {
      const { page } = visit;
      await payToday(visit, "$99.00");
      await page
        .getByText(/declined/i)
        .first()
        .waitFor();
      await dialogOf(visit, "Choose your plan").waitFor();
    }),
  );
});
