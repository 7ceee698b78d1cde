import type { Browser } from "playwright-core";
import { LAYOUTS } from "./layouts";
import { memberVisit } from "./pages/membership";
import { waitForPlayback } from "./pages/pictures";
import { film, isPlaying } from "./pages/player";
import { openBrowser, type Visit } from "./visit";

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser?.close());

describe.each(LAYOUTS)("the network fails during a class %s", (_, options) => {
  let visit: Visit;
  let classPath: string;
  const step = (work: (visit: Visit) => Promise<void>) => () => visit.step(work);

  beforeAll(async () => {
    visit = await memberVisit(browser, "Employee", options);
  });

  it(
    "a link to another page keeps the class open and its video playing",
    step(async ({ context, page, hands, address }) => {
      await page.goto("/classes?style=Hip-Hop");
      await hands.press(page.getByRole("link", { name: "Basement Tape" }));
      await page.waitForURL(/\/class\//, { waitUntil: "commit" });
      await waitForPlayback(film(page), 1);
      classPath = new URL(page.url()).pathname;
      expect(classPath).not.toBe(address);
      await context.setOffline(true);
      await page.getByText("You're offline. We're saving your place.").waitFor();
      await hands.press(page.getByRole("article").getByRole("link").first());
      await page.getByRole("dialog", { name: "You're offline" }).waitFor();
      expect(new URL(page.url()).pathname).toBe(classPath);
      await waitForPlayback(film(page), 1);
    }),
  );

  it(
    "retrying too early or staying keeps the class open",
    step(async ({ page, hands }) => {
      const notice = page.getByRole("dialog", { name: "You're offline" });
      await hands.press(notice.getByRole("button", { name: "Try again" }));
      await notice.getByRole("button", { name: "Try again" }).waitFor();
      expect(new URL(page.url()).pathname).toBe(classPath);
      await hands.press(notice.getByRole("button", { name: "Stay in class" }));
      await notice.waitFor({ state: "detached" });
      expect(await isPlaying(page)).toBe(true);
      expect(new URL(page.url()).pathname).toBe(classPath);
    }),
  );

  it(
    "when the network returns, the page opens without a reload",
    step(async ({ context, page, hands }) => {
      await page.evaluate(() => Object.assign(window, { isSamePage: true }));
      await hands.press(page.getByRole("article").getByRole("link").first());
      await page.getByRole("dialog", { name: "You're offline" }).waitFor();
      await context.setOffline(false);
      await page.waitForURL((url) => url.pathname !== classPath, { waitUntil: "commit" });
      await page.getByRole("heading", { level: 1 }).first().waitFor();
      expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
    }),
  );
});

describe.each(LAYOUTS)("the network fails on a page without a video %s", (_, options) => {
  let visit: Visit;
  const step = (work: (visit: Visit) => Promise<void>) => () => visit.step(work);
  const link = ({ page }: Visit) => page.getByRole("article").getByRole("link").first();

  beforeAll(async () => {
    visit = await memberVisit(browser, "Employee", options);
  });

  it(
    "a link to a page that is not loaded yet keeps the current page and shows a notice",
    step(async (visit) => {
      await visit.page.goto("/saved");
      await link(visit).waitFor();
      await visit.page.evaluate(() => Object.assign(window, { isSamePage: true }));
      await visit.context.setOffline(true);
      await visit.hands.press(link(visit));
      await visit.page.getByText("We'll continue as soon as you're back.").waitFor();
      expect(visit.address).toBe("/saved");
    }),
  );

  it(
    "when the network returns, the linked page opens without a reload",
    step(async (visit) => {
      const { page, context } = visit;
      await context.setOffline(false);
      await page.waitForURL(/\/class\//, { waitUntil: "commit" });
      await page.getByRole("heading", { name: "About this class" }).waitFor();
      expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
    }),
  );
});
