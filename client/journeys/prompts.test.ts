import type { Browser, Locator } from "playwright-core";
import { LAYOUTS } from "./layouts";
import { accessibilityViolations } from "./pages/layout";
import { signInAs } from "./pages/membership";
import { openBrowser, Visit } from "./visit";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

const SETTINGS = "/settings/subscription";

describe.each(LAYOUTS)("a member who cannot watch, %s", (_layout, options) => {
  let visit: Visit;
  afterEach(() => visit.context.close());

  /** Signs in, presses a class and returns the dialog that explains. */
  async function pressClass(kind: string): Promise<Locator> {
    visit = await Visit.start(browser, options);
    const { page, hands } = visit;
    await signInAs(visit, kind);
    await visit.arrives(SETTINGS);
    await page.goto("/classes");
    const card = page.getByRole("article").first();
    await hands.press(card.getByRole("button", { name: /^(?!Save )/ }));
    const dialog = page.getByRole("dialog");
    await dialog.waitFor();
    return dialog;
  }
  const accept = async (dialog: Locator, action: string) => {
    expect(await accessibilityViolations(visit.page)).toEqual([]);
    await visit.hands.press(dialog.getByRole("button", { name: action }));
  };

  it("BILL-PROMPT-01 expired: sees the invitation, then what the card on file would pay", async () => {
    const dialog = await pressClass("expired");
    await dialog.getByRole("heading", { name: "Dust Off Those Skills!" }).waitFor();
    await accept(dialog, "Purchase Subscription");
    await visit.arrives(SETTINGS);
    await dialog.getByRole("heading", { name: "Choose your plan" }).waitFor();
    await dialog
      .getByText(
        /^(You pay \$\d+\.00 today|You pay \$0 today\. After \d+ free days).* with your \w+\sending\swith\s\d{4}\.$/,
      )
      .waitFor();
    expect(await accessibilityViolations(visit.page)).toEqual([]);
    await visit.hands.press(
      dialog.getByRole("button", { name: "Pay with another card at checkout" }),
    );
    await visit.arrives("/purchase");
    // The settings, which name the free days, stay until the checkout has loaded.
    await visit.page.getByText(/days free/).waitFor({ state: "detached" });
  });

  it("BILL-PROMPT-02 BILL-PROMPT-04 inactive: Start Trial opens the plan dialog", async () => {
    const dialog = await pressClass("inactive");
    await dialog.getByRole("heading", { name: "Start Learning" }).waitFor();
    await accept(dialog, "Start Trial");
    await visit.arrives(SETTINGS);
    await dialog.getByRole("heading", { name: "Choose Membership" }).waitFor();
    await dialog.getByText("$99", { exact: true }).waitFor();
    await dialog.getByText("$19", { exact: true }).waitFor();
    await dialog.getByText(/7 days free\. Cancel before \w{3} \d{1,2}, \d{4}/).waitFor();
    await visit.hands.press(dialog.getByRole("button", { name: "Continue" }));
    await visit.arrives("/purchase");
  });

  it("BILL-SUB-14 owing: reads which payment failed and may replace the card", async () => {
    const dialog = await pressClass("owing");
    await dialog
      .getByText(
        /\d{4} has failed it's payment\. Update your payment method to regain access to your account\.$/,
      )
      .waitFor();
    await accept(dialog, "Update Payment Method");
    await visit.arrives(SETTINGS);
    await dialog.getByRole("heading", { name: "Enter your new card" }).waitFor();
  });

  it("BILL-SUB-14 owing: the settings say the same, and no green Active", async () => {
    visit = await Visit.start(browser, options);
    const { page, hands } = visit;
    await signInAs(visit, "owing");
    await visit.arrives(SETTINGS);
    await page.getByText(/has failed it's payment/).waitFor();
    await page.getByText("Payment failed", { exact: true }).waitFor();
    expect(await page.getByText("Active", { exact: true }).count()).toBe(0);
    expect(await accessibilityViolations(page)).toEqual([]);
    await hands.press(page.getByRole("button", { name: "Update Payment Method" }));
    await page.getByRole("heading", { name: "Enter your new card" }).waitFor();
  });

  it.each(["Employee", "FreeAccess"])(
    "%s watches for free and is not asked to pay",
    async (kind) => {
      visit = await Visit.start(browser, options);
      const { page } = visit;
      await signInAs(visit, kind);
      await visit.arrives("/");
      await page.goto(SETTINGS);
      await page.getByText(/^You watch for free\./).waitFor();
      expect(await page.getByRole("button", { name: /Purchase|Redeem/ }).count()).toBe(0);
      expect(await accessibilityViolations(page)).toEqual([]);
    },
  );
});
