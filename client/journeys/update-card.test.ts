import type { Browser } from "playwright-core";
import { LAYOUTS } from "./layouts";
import { canadianAddress, fillAddress, typeCard } from "./pages/checkout";
import { accessibilityViolations, overflow } from "./pages/layout";
import { subscribe } from "./pages/membership";
import { moveClock } from "./pages/provider";
import {
  approveAtBank,
  dialogOf,
  openSubscription,
  opensHistory,
  press,
} from "./pages/subscription";
import { openBrowser, Visit } from "./visit";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

const TITLE = "Enter your new card";

describe.each(LAYOUTS)("a member replaces the card, %s", (_layout, options) => {
  let visit: Visit;
  const step = (work: () => Promise<void>) => () => visit.step(work);

  beforeAll(async () => {
    visit = await Visit.start(browser, options);
    await visit.page.goto("/signin");
    await visit.declineCookies();
    await subscribe(visit);
    await openSubscription(visit, "Active");
  });
  afterAll(() => visit?.context.close());

  it(
    "BILL-PAY-01 BILL-PAY-02 BILL-PAY-10 the dialog takes a card, and PayPal does nothing",
    step(async () => {
      const { page } = visit;
      await press(visit, "Update Payment Method");
      const dialog = dialogOf(visit, TITLE);
      const vendor = page.frameLocator("iframe[src*='field.html']");
      await vendor.getByLabel("Card number").waitFor();
      expect(await accessibilityViolations(page)).toEqual([]);
      expect(await overflow(page)).toBe(0);
      const paypal = dialog.getByRole("button", { name: "PayPal" });
      expect(await paypal.getAttribute("aria-disabled")).toBe("true");
      await visit.hands.find(paypal);
      await vendor.getByLabel("Card number").waitFor();
    }),
  );

  it(
    "BILL-PAY-06 an address that is missing is asked for",
    step(async () => {
      const dialog = dialogOf(visit, TITLE);
      await press(visit, "Change billing address");
      await visit.hands.type(dialog.getByLabel("City"), " ");
      await press(visit, "Save card");
      await dialog.getByText("Please enter a valid city name").waitFor();
      expect(await accessibilityViolations(visit.page)).toEqual([]);
    }),
  );

  it(
    "BILL-PAY-05 a declined card shows why, and nothing typed is lost",
    step(async () => {
      await fillAddress(visit, canadianAddress);
      await typeCard(visit, "4000000000000002");
      await press(visit, "Save card");
      const dialog = dialogOf(visit, TITLE);
      await dialog
        .getByText(/declined/i)
        .first()
        .waitFor();
      expect(await dialog.getByLabel("City").inputValue()).toBe("Toronto");
    }),
  );

  it(
    "BILL-PAY-04 BILL-PAY-03 the bank approves another card: Payment Method Updated!",
    step(async () => {
      const { page } = visit;
      await typeCard(visit, "4000000000003220");
      await press(visit, "Save card");
      await approveAtBank(visit);
      await page.getByText("Payment Method Updated!").waitFor();
      await page.getByRole("dialog").waitFor({ state: "detached" });
      await page.getByText("Visa ending with 3220", { exact: true }).waitFor();
      await page.reload();
      await page.getByText("Visa ending with 3220", { exact: true }).waitFor();
    }),
  );
});

describe.each(LAYOUTS)("a member whose renewal was declined, %s", (_layout, options) => {
  let visit: Visit;
  const step = (work: () => Promise<void>) => () => visit.step(work);

  beforeAll(async () => {
    visit = await Visit.start(browser, options);
    await visit.page.goto("/signin");
    await visit.declineCookies();
    await subscribe(visit, "4000000000009979");
    await moveClock(visit, { toNextEvent: true, stands: true });
    await openSubscription(visit, "Payment failed");
  });
  afterAll(() => visit?.context.close());

  it(
    "BILL-PAY-08 BILL-SUB-25 pays with another card and dances on at once",
    step(async () => {
      const { page } = visit;
      expect(await accessibilityViolations(page)).toEqual([]);
      await press(visit, "Update Payment Method");
      const dialog = dialogOf(visit, TITLE);
      await dialog.getByText("We’ll charge the $99.00 due to this card.").waitFor();
      await dialog.getByText(/^Billing address: .*Toronto/).waitFor();
      await typeCard(visit, "4111111111111111");
      await press(visit, "Pay $99.00 and save card");
      await page.getByText("Payment Method Updated!").waitFor();
      await page.getByText("Active", { exact: true }).waitFor();
      expect(await page.getByText("Amount due").count()).toBe(0);
      await opensHistory(visit);
    }),
  );
});
