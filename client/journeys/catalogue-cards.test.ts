import type { Browser } from "playwright-core";
import { LAYOUTS } from "./layouts";
import { CATALOGUE_PAGES, openPage } from "./pages/catalogue";
import { columns } from "./pages/layout";
import { waitForPictures, waitForPlayback } from "./pages/pictures";
import { openBrowser, Visit, type VisitOptions } from "./visit";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

describe.each(LAYOUTS)("cards of a visitor, %s", (_, layout: VisitOptions) => {
  let visitor: Visit;
  // Touch has no hover.
  const onDesk = (title: string, work: () => Promise<void>) => {
    if (!layout.phone) it(title, work);
  };

  beforeAll(async () => {
    visitor = await Visit.start(browser, { ...layout, motion: true });
  });
  afterAll(() => visitor?.context.close());

  it("CAT-CARD-14 change at widths of 300 and 200 px", async () => {
    const { page } = visitor;
    await openPage(page, "/public/catalog");
    await waitForPictures(page);
    const card = page.getByRole("article").first();
    const at = (width: number) =>
      card.evaluate((element, px) => {
        const item = element.parentElement as HTMLElement;
        item.style.width = `${px}px`;
        const style = (selector: string) =>
          getComputedStyle(element.querySelector(selector) as Element);
        return {
          facts: style("h3 ~ div").flexWrap,
          disc: style("button span").width,
        };
      }, width);
    expect(await at(300)).toEqual({ facts: "nowrap", disc: "32px" });
    expect(await at(299)).toEqual({ facts: "wrap", disc: "32px" });
    expect(await at(201)).toEqual({ facts: "wrap", disc: "32px" });
    expect(await at(200)).toEqual({ facts: "wrap", disc: "26px" });
  });

  onDesk("CAT-CARD-04 plays the muted trailer under a resting mouse", async () => {
    const { page, hands } = visitor;
    await openPage(page, "/public/catalog?style=Hip%20Hop");
    const card = page.getByRole("article").filter({ hasText: "Basement Tape" });
    const film = page.locator("article video");
    await hands.rest(card);
    await waitForPlayback(film);
    expect(await film.evaluate((video: HTMLVideoElement) => video.muted)).toBe(true);
    expect(await film.getAttribute("src")).toContain("/trailer.mp4?");
    await hands.point({ x: 0, y: 0 });
    await film.waitFor({ state: "detached" });
  });

  it("pictures are as wide as their box, and loading them shifts no layout", async () => {
    const fresh = await Visit.start(browser, layout);
    const { page, isPhone } = fresh;
    await page.addInitScript(() => {
      const jumps = { sum: 0 };
      Object.assign(globalThis, { jumps });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          jumps.sum += (entry as unknown as { value: number }).value;
        }
      }).observe({ type: "layout-shift", buffered: true });
    });
    for (const [, path] of CATALOGUE_PAGES) {
      await openPage(page, path);
      await waitForPictures(page);
      const sum = await page.evaluate(
        () => (globalThis as unknown as { jumps: { sum: number } }).jumps.sum,
      );
      expect([path, sum < 0.05]).toEqual([path, true]);
    }
    await openPage(page, "/public/catalog");
    await waitForPictures(page);
    expect(await columns(page.locator("main li:has(article)"))).toBe(isPhone ? 1 : 4);
    const sources = await page
      .locator("article img")
      .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).currentSrc));
    const arrived = sources.filter(Boolean);
    expect(arrived.length).toBeGreaterThan(3);
    for (const source of arrived) expect(source).toMatch(/\.webp\?Expires=\d+&Key-Pair-Id=/);
    await fresh.context.close();
  });
});
