import type { Browser } from "playwright-core";
import { signUpInTwoSteps } from "./pages/buying";
import { placeOf } from "./pages/layout";
import { openBrowser, Visit } from "./visit";

const PAGES = [
  "/registration/step2",
  "/registration/order",
  "/purchase",
  "/purchase-gift-card",
] as const;
const LAYOUTS = [
  ["mouse", {}],
  ["finger", { phone: true }],
] as const;

describe.each(LAYOUTS)("FUN-CHK-02 the card is typed with a keyboard and a %s", (_, options) => {
  let browser: Browser;
  let visit: Visit;
  beforeAll(async () => {
    browser = await openBrowser();
    visit = await Visit.start(browser, { ...options, motion: true });
    await visit.step((visit) => signUpInTwoSteps(visit, { plan: "Annual" }));
  });
  afterAll(() => browser?.close());

  it.each(PAGES)(
    "on %s: number, expiry and code, each readable, below a short address",
    async (path) => {
      await visit.step(async ({ page, hands }) => {
        await page.goto(path);
        const vendor = page.frameLocator("iframe[src*='field.html']");
        const fields = {
          "Card number": "4111 1111 1111 1111",
          "Expiry date, month and year": "12 / 34",
          "Security code": "123",
        };
        for (const [label, text] of Object.entries(fields)) {
          const field = vendor.getByLabel(label);
          await hands.type(field, text.replaceAll(/\D/g, ""));
          expect(await field.inputValue()).toBe(text);
          // Overflowing text is scrolled inside a field.
          expect(await field.evaluate((input) => input.scrollWidth - input.clientWidth)).toBe(0);
        }
        const pairs = [
          ["First Name", "Last Name"],
          ["City", "Country"],
        ] as const;
        for (const [left, right] of pairs) {
          const [first, second] = [page.getByLabel(left), page.getByLabel(right)];
          expect([left, await placeOf(second, first)]).toEqual([left, "beside"]);
        }
        const sideways = () => document.documentElement.scrollWidth - window.innerWidth;
        expect(await page.evaluate(sideways)).toBe(0);
      });
    },
  );
});
