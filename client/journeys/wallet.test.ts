import type { Browser } from "playwright-core";
import { LAYOUTS } from "./layouts";
import { americanAddress, canadianAddress, fillAddress, summaryOf } from "./pages/checkout";
import { accessibilityViolations } from "./pages/layout";
import { register } from "./pages/membership";
import { claimsOf } from "./pages/tokens";
import { openBrowser, Visit, type VisitOptions } from "./visit";

let browser: Browser;
const wallet = ({ page }: Visit) => page.getByRole("button", { name: "Subscribe with Apple Pay" });
const sheet = ({ page }: Visit) => page.getByRole("dialog", { name: /Apple Pay/ });

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

const STORY = "a visitor pays by the wallet of the device, %s";
describe.each(LAYOUTS)(STORY, (_, options: VisitOptions) => {
  let visit: Visit;
  const step = (work: (visit: Visit) => Promise<void>) => () => visit.step(work);

  beforeAll(async () => {
    visit = await Visit.start(browser, options);
    await visit.step(async () => {
      await register(visit);
    });
  });
  afterAll(() => visit?.context.close());

  it(
    "FUN-CHK-05 a device without a wallet is not offered one",
    step(async (visit) => {
      await visit.page.getByRole("button", { name: "Complete Order" }).waitFor();
      await summaryOf(visit).getByText("$0").first().waitFor();
      await visit.page
        .frameLocator("iframe[src*='field.html']")
        .getByLabel("Card number")
        .waitFor();
      expect(await wallet(visit).count()).toBe(0);
    }),
  );

  it(
    "FUN-CHK-06 a device with one has the button, the note and OR above the card",
    step(async (visit) => {
      const { page } = visit;
      await page.goto("/registration/step2?wallet=fail");
      await wallet(visit).waitFor();
      await page.getByText("temporary minimum transaction of $1, refunded instantly").waitFor();
      await page.getByText("OR", { exact: true }).waitFor();
      expect(await accessibilityViolations(page)).toEqual([]);
    }),
  );

  it(
    "FUN-CHK-07 outside the United States it goes away",
    step(async (visit) => {
      await fillAddress(visit, canadianAddress);
      await wallet(visit).waitFor({ state: "detached" });
      await fillAddress(visit, americanAddress);
      await wallet(visit).waitFor();
    }),
  );

  it(
    "FUN-CHK-26 a wallet that cannot pay shows a message and keeps the form",
    step(async (visit) => {
      const { page } = visit;
      await visit.hands.press(wallet(visit));
      await sheet(visit).getByText("1.00 USD").waitFor();
      await visit.hands.press(sheet(visit).getByRole("button", { name: "Pay" }));
      const sentence = "Something went wrong with Apple Pay. Please use your card details instead.";
      await page.getByText(sentence).first().waitFor();
      expect(await page.getByLabel("City").inputValue()).toBe("New York");
    }),
  );

  it(
    "FUN-CHK-09 a wallet that pays makes a subscriber",
    step(async (visit) => {
      const { page, hands } = visit;
      await page.goto("/registration/step2?wallet=1");
      await fillAddress(visit, americanAddress);
      await hands.press(wallet(visit));
      await hands.press(sheet(visit).getByRole("button", { name: "Pay" }));
      await visit.arrives("/confirmation");
      await hands.press(page.getByRole("link", { name: "SIGN IN" }));
      await visit.arrives("/");
      await page.getByRole("heading", { name: "DASHBOARD" }).waitFor();
      expect(claimsOf(visit.token)["cognito:groups"]).toContain("Subscriber");
    }),
  );
});
