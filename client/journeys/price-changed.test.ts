import { freshCard } from "@eightcount/test-kit/cards/fresh-card";
import type { Browser } from "playwright-core";
import { LAYOUTS } from "./layouts";
import { canadianAddress, completeOrder, fillAddress, summaryOf, typeCard } from "./pages/checkout";
import { accessibilityViolations } from "./pages/layout";
import { register, subscribe } from "./pages/membership";
import { providerRecordsOf } from "./pages/provider";
import { openBrowser, Visit } from "./visit";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

describe.each(LAYOUTS)("a card whose trial another member has used, %s", (_, layout) => {
  it("AMB-104 is charged nothing before the buyer has seen the price and confirmed it", async () => {
    const card = freshCard();
    const partner = await Visit.start(browser, layout);
    await partner.step(() => subscribe(partner, card).then(() => undefined));
    await partner.context.close();

    const visit = await Visit.start(browser, layout);
    await visit.step(async ({ page }) => {
      await register(visit);
      await page.getByText("You won't be charged before").waitFor();
      await fillAddress(visit, canadianAddress);
      await typeCard(visit, card);
      await completeOrder(visit);
      await page.getByText("Today's price is $99, so we haven't charged you yet").waitFor();
      await summaryOf(visit).getByText("$99", { exact: true }).waitFor();
      expect(await page.getByText("You won't be charged before").count()).toBe(0);
      expect(await summaryOf(visit).getByText("FREE TRIAL").count()).toBe(0);
      expect(await accessibilityViolations(page)).toEqual([]);
      await completeOrder(visit);
      await visit.arrives("/confirmation");
      const { subscription, charged } = await providerRecordsOf(visit);
      expect([subscription.trial_ends_at, charged]).toEqual([null, 99]);
    });
    await visit.context.close();
  });
});
