import type { Browser } from "playwright-core";
import { LAYOUTS } from "./layouts";
import { accessibilityViolations } from "./pages/layout";
import { openBrowser, Visit } from "./visit";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

/** Returns true if the focus is inside an element that matches the selector. */
const isFocusIn = ({ page }: Visit, selector: string) =>
  page.evaluate((some) => document.activeElement?.closest(some) != null, selector);

describe.each(LAYOUTS)("a dialog over the page, %s", (_, layout) => {
  let visit: Visit;
  beforeEach(async () => {
    visit = await Visit.start(browser, layout);
    await visit.page.goto("/public/catalog");
    await visit.page.getByRole("region", { name: "Cookies" }).waitFor();
  });
  afterEach(() => visit.context.close());

  it("keeps the keyboard inside, the page in place, and the cookie notice usable", async () => {
    const { page, hands, isPhone } = visit;
    const card = page.getByRole("article").first();
    const width = () => card.evaluate((element) => element.getBoundingClientRect().width);
    const before = await width();
    await hands.press(card.getByRole("button", { name: /^(?!Save )/ }));
    const dialog = page.getByRole("dialog", { name: "Start Learning" });
    await dialog.waitFor();
    expect(await page.evaluate(() => document.activeElement?.matches("dialog"))).toBe(true);
    expect(await width()).toBe(before);
    expect(await accessibilityViolations(page)).toEqual([]);
    for (let presses = 0; presses < 8; presses += 1) {
      await hands.key("Tab");
      expect(await isFocusIn(visit, "#root")).toBe(false);
    }
    await hands.press(page.getByRole("button", { name: "Decline" }));
    await page.getByRole("region", { name: "Cookies" }).waitFor({ state: "detached" });
    if (!isPhone) await hands.scroll(600);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await hands.key("Escape");
    await dialog.waitFor({ state: "detached" });
    expect(await isFocusIn(visit, "article")).toBe(true);
  });

  if ("phone" in layout) {
    it("closing the menu returns the focus to its button", async () => {
      const { page, hands } = visit;
      await hands.press(page.getByRole("button", { name: "Menu" }));
      await page.getByRole("dialog", { name: "Menu" }).waitFor();
      await hands.key("Escape");
      await page.getByRole("dialog").waitFor({ state: "detached" });
      expect(await isFocusIn(visit, "[aria-label=Menu]")).toBe(true);
    });
  }
});
