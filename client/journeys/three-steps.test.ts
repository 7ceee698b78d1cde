import { formatBillingDate } from "@eightcount/rules/billing/billing-dates";
import type { Browser } from "playwright-core";
import { LAYOUTS } from "./layouts";
import { canadianAddress, completeOrder, fillAddress, summaryOf, typeCard } from "./pages/checkout";
import {
  enterMailedCode,
  fillAccount,
  goToVerification,
  newEmail,
  solveCaptcha,
} from "./pages/registration";
import { claimsOf } from "./pages/tokens";
import { openBrowser, Visit, type VisitOptions } from "./visit";

let browser: Browser;
const inSevenDays = () => formatBillingDate(new Date(Date.now() + 7 * 86_400_000));
const bank = ({ page }: Visit) =>
  page.getByRole("dialog").frameLocator("iframe").getByRole("button", { name: "Approve" });

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

const STORY = "a visitor registers in three steps and pays with 3-D Secure, %s";
describe.each(LAYOUTS)(STORY, (_, options: VisitOptions) => {
  const email = newEmail();
  let visit: Visit;
  const step = (work: (visit: Visit) => Promise<void>) => () => visit.step(work);

  beforeAll(async () => {
    visit = await Visit.start(browser, options);
  });
  afterAll(() => visit?.context.close());

  it(
    "FUN-REG-40 /registration leads to three plan cards",
    step(async (visit) => {
      await visit.page.goto("/registration");
      await visit.arrives("/registration/plan");
      const choices = visit.page.getByRole("button", { name: "Choose Plan" });
      await choices.first().waitFor();
      expect(await choices.count()).toBe(3);
    }),
  );

  it(
    "FUN-REG-41 FUN-REG-42 the chosen plan leads to e-mail, name, password, terms and captcha",
    step(async (visit) => {
      const { page, hands } = visit;
      await hands.press(page.getByRole("button", { name: "Choose Plan" }).first());
      await visit.arrives("/registration/info");
      await fillAccount(visit, email);
      await hands.type(page.getByLabel("Full name"), "Ada Marie Tempo");
      await hands.tick(page.getByRole("checkbox", { name: /I agree/ }));
      await solveCaptcha(visit);
      await hands.press(page.getByRole("button", { name: "Continue" }));
      await goToVerification(visit);
    }),
  );

  it(
    "FUN-VER-03 FUN-REG-46 the mailed code signs in and opens /registration/order",
    step(async (visit) => {
      await enterMailedCode(visit, email);
      await visit.arrives("/registration/order");
      const { page } = visit;
      await page.getByRole("heading", { name: "Payment Information" }).waitFor();
      for (const label of ["First Name", "Address Line 1", "City", "Country", "Postal Code"])
        expect(await page.getByLabel(label).isVisible()).toBe(true);
      await page.frameLocator("iframe[src*='field.html']").getByLabel("Card number").waitFor();
      await summaryOf(visit).getByLabel("Discount code").waitFor();
      await summaryOf(visit).getByText("Total today").waitFor();
    }),
  );

  it(
    "FUN-CHK-18 the bank's challenge opens in its own frame",
    step(async (visit) => {
      await fillAddress(visit, canadianAddress);
      await typeCard(visit, "4000000000003220");
      await completeOrder(visit);
      await bank(visit).waitFor();
      expect(claimsOf(visit.token)["cognito:groups"]).not.toContain("Subscriber");
    }),
  );

  it(
    "FUN-CHK-19 FUN-CHK-16 once approved the purchase is retried and /dashboard opens",
    step(async (visit) => {
      await visit.hands.press(bank(visit));
      await visit.arrives("/dashboard");
      await visit.page.getByRole("heading", { name: "DASHBOARD" }).waitFor();
      expect(claimsOf(visit.token)["cognito:groups"]).toContain("Subscriber");
    }),
  );

  it(
    "BILL-SUB-01 BILL-SUB-21 settings show plan, status, next amount and date, payment method",
    step(async ({ page }) => {
      await page.goto("/settings/subscription");
      await page.getByText("Yearly Subscription").first().waitFor();
      for (const fact of ["Active", "$99.00", "Visa ending with 3220", inSevenDays()]) {
        await page.getByText(fact, { exact: true }).first().waitFor();
      }
    }),
  );
});
