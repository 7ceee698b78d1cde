import type { Browser } from "playwright-core";
import { LAYOUTS } from "./layouts";
import { openBrowser, Visit } from "./visit";

const LATE = "This page is taking longer to load than it should.";
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

describe.each(LAYOUTS)("a page whose script does not arrive, %s", (_, options) => {
  it("says so, and loads again when asked", async () => {
    const visit = await Visit.start(browser, options);
    const { page, hands } = visit;
    await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
    await visit.step(async () => {
      await page.goto("/public/catalog");
      await page.getByText(LATE).waitFor();
      await page.unrouteAll();
      await hands.press(page.getByRole("link", { name: "Load it again" }));
      await page.getByRole("main").getByRole("article").first().waitFor();
      expect(await page.getByText(LATE).count()).toBe(0);
    });
    await visit.context.close();
  });
});
