import { journeyStack } from "@eightcount/test-kit/stacks/journey-stack";
import type { Browser } from "playwright-core";
import { LAYOUTS } from "./layouts";
import { enterMailedCode, fillAccount, newEmail, solveCaptcha } from "./pages/registration";
import { openBrowser, Visit, type VisitOptions } from "./visit";

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

const STORY = "a visitor whose campaign is sold through the CRM, %s";
describe.each(LAYOUTS)(STORY, (_, options: VisitOptions) => {
  // A plus sign and capitals, which an unencoded address would lose.
  const email = `Crm+${newEmail()}`;
  const kept = email.toLowerCase();
  let visit: Visit;
  const step = (work: (visit: Visit) => Promise<void>) => () => visit.step(work);

  beforeAll(async () => {
    visit = await Visit.start(browser, options);
  });
  afterAll(() => visit?.context.close());

  /** Every requested address, with its Referer header. */
  const asked: { readonly url: string; readonly referer: string }[] = [];

  it(
    "FUN-REG-64 is led, verified, to the CRM's order page with the e-mail",
    step(async (visit) => {
      const { page, hands } = visit;
      page.on("request", (request) => {
        asked.push({ url: request.url(), referer: request.headers().referer ?? "" });
      });
      const query = "?onboarding_flow=02&utm_campaign=partner";
      await page.goto(`/registration${query}`);
      await visit.arrives(`/registration/step1${query}`);
      await fillAccount(visit, email);
      await solveCaptcha(visit);
      await hands.press(page.getByRole("button", { name: "Start 7-day Free Trial" }));
      await visit.arrives("/verification");
      await enterMailedCode(visit, email);
      await visit.arrives(`/crm/order?email=${encodeURIComponent(kept)}`);
      expect(new URL(page.url()).origin).toBe(
        new URL(journeyStack().sandbox).origin.replace("127.0.0.1", "localhost"),
      );
      expect(await page.getByLabel("E-mail").inputValue()).toBe(kept);
    }),
  );

  it(
    "orders there and comes back to the product as a subscriber",
    step(async (visit) => {
      const { page, hands } = visit;
      await hands.tick(page.getByRole("radio", { name: /Monthly/ }));
      await hands.type(page.getByLabel("Card number"), "5555 5555 5555 4444");
      await hands.press(page.getByRole("button", { name: "Place order" }));
      await page.getByRole("heading", { name: "Order placed" }).waitFor();
      await hands.press(page.getByRole("link", { name: "Start dancing" }));
      const dashboard = page.getByRole("heading", { name: "Dashboard" });
      const isEarly = page.getByText("We’ll bring you back to it.");
      await dashboard.or(isEarly).waitFor();
      // The CRM's notice may arrive after the member, who then reloads the page.
      for (let load = 0; load < 10 && (await isEarly.isVisible()); load += 1) {
        await page.reload();
        await dashboard.or(isEarly).waitFor();
      }
      await dashboard.waitFor();
      expect(visit.complaints).toEqual([]);
    }),
  );

  it(
    "BILL-SUB-08 BILL-SUB-15 replaces the card on the CRM's form and reads that it will be updated",
    step(async (visit) => {
      const { page, hands } = visit;
      await page.goto("/settings/subscription");
      await page.getByText("MasterCard ending with 4444", { exact: true }).waitFor();
      await hands.press(page.getByRole("button", { name: "Update Payment Method" }));
      await visit.arrives(`/crm/card?email=${encodeURIComponent(kept)}`);
      await hands.type(page.getByLabel("Card number"), "5555 5555 5555 4444");
      await hands.press(page.getByRole("button", { name: "Save card" }));
      await hands.press(page.getByRole("link", { name: "Back to your settings" }));
      await visit.arrives("/settings/subscription?updating=true");
      await page.getByText("Your billing information will be updated within 24 hours.").waitFor();
      expect(visit.complaints).toEqual([]);
    }),
  );

  it("only the CRM's pages were requested with the email in the URL", () => {
    const carries = (text: string) => /dancer-/.test(decodeURIComponent(text));
    const { host } = new URL(journeyStack().site);
    expect(asked.filter(({ url }) => carries(url) && !/\/crm\/(order|card)\?/.test(url))).toEqual(
      [],
    );
    expect(asked.filter(({ url, referer }) => url.includes(host) && carries(referer))).toEqual([]);
  });
});
