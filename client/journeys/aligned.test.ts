import type { Browser, Locator } from "playwright-core";
import { LAYOUTS } from "./layouts";
import { columns } from "./pages/layout";
import { openBrowser, Visit } from "./visit";

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

const boxes = (elements: Locator) =>
  elements.evaluateAll((found) =>
    found.map((element) => {
      const { x, width, height, bottom } = element.getBoundingClientRect();
      return { x: Math.round(x), right: x + width, height, bottom };
    }),
  );

/** Selects the highest level by keyboard. */
async function toTheTop({ page, hands }: Visit): Promise<void> {
  const slider = page.getByRole("slider");
  const hasKeyboard = () => slider.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 8 && !(await hasKeyboard()); presses += 1) await hands.key("Tab");
  await hands.key("End");
  expect(await slider.inputValue()).toBe("10");
}

describe("elements in a row", () => {
  it.each(LAYOUTS)("CAT-INS-02 the portraits of instructors line up %s", async (_, layout) => {
    const visit = await Visit.start(browser, layout);
    await visit.step(async ({ page, isPhone }) => {
      await page.goto("/public/instructors");
      const cards = page.getByRole("main").locator("li:has(h2)");
      await cards.nth(3).waitFor();
      const row = await columns(cards);
      expect(row === 1).toBe(isPhone);
      for (const part of ["a > span:first-child", "h2"]) {
        const found = await boxes(cards.locator(part));
        expect(found.length).toBeGreaterThan(10);
        expect(new Set(found.map(({ x }) => x)).size).toBe(row);
      }
    });
    await visit.context.close();
  });

  it.each(LAYOUTS)(
    "FUN-ONB-04 eleven stairs rise evenly %s, with the number beside them",
    async (_, layout) => {
      const visit = await Visit.start(browser, layout);
      await visit.step(async ({ page }) => {
        await page.goto("/onboarding/rate-yourself");
        await visit.declineCookies();
        await toTheTop(visit);
        const stairs = await boxes(page.locator("[aria-hidden] > span > i"));
        expect(stairs).toHaveLength(11);
        const rises = stairs.slice(1).map(({ height }, at) => height - (stairs[at]?.height ?? 0));
        for (const rise of rises) expect(Math.abs(rise - (rises[0] ?? 0))).toBeLessThan(1);
        expect(new Set(stairs.map(({ bottom }) => Math.round(bottom))).size).toBe(1);
        const [number] = await boxes(page.locator("h1 + [aria-hidden] > b"));
        expect(number?.right).toBeLessThan((stairs.at(-1)?.right ?? 0) + 4);
        for (let level = 10; level >= 0; level -= 1) {
          const [row] = await boxes(page.locator("h1 + [aria-hidden] > span"));
          expect([level, (row?.right ?? 0) < (stairs.at(-1)?.right ?? 0) + 4]).toEqual([
            level,
            true,
          ]);
          await visit.hands.key("ArrowLeft");
        }
      });
      await visit.context.close();
    },
  );
});
