import type { Browser, Locator, Page } from "playwright-core";
import { areControlsShown, pressControl, showControls } from "./pages/controls";
import { overflow } from "./pages/layout";
import { memberVisit } from "./pages/membership";
import { secondOf, waitForPlayback } from "./pages/pictures";
import { film, isPlaying, waitUntil } from "./pages/player";
import { PHONE, PHONE_LANDSCAPE } from "./pages/windows";
import { openBrowser, type Visit } from "./visit";

const LEAST_PX = 40;
let browser: Browser;
let visit: Visit;
const step = (work: (visit: Visit) => Promise<void>) => () => visit.step(work);

beforeAll(async () => {
  browser = await openBrowser();
  visit = await memberVisit(browser, "cancelled", { phone: true });
});

afterAll(() => browser?.close());

const buttons = (page: Page) => page.getByRole("button").filter({ visible: true });
const tops = (page: Page) =>
  page.evaluate(() => {
    const at = (x: number, y: number) => document.elementFromPoint(x, y);
    const isFilm = (element: Element | null) => element?.closest("[data-full]") != null;
    const { innerWidth: w, innerHeight: h } = window;
    return [at(1, 1), at(w - 2, 1), at(1, h - 2), at(w - 2, h - 2), at(w / 2, h / 2)].map(isFilm);
  });

/** Returns true if the film is at the second of a timestamps entry, or shortly after. */
async function isAt(entry: Locator, second: number): Promise<boolean> {
  const text = (await entry.locator("time").textContent()) ?? "";
  const named = text.split(":").reduce((sum, part) => sum * 60 + Number(part), 0);
  return second >= named - 1 && second < named + 15;
}

describe("a phone in landscape", () => {
  it(
    "in portrait, captions are a button below the video and no keyboard shortcuts are offered",
    step(async (visit) => {
      const { page, hands } = visit;
      await page.goto("/classes?style=Hip-Hop");
      await hands.press(page.getByRole("link", { name: "Basement Tape" }));
      await page.waitForURL(/\/class\//, { waitUntil: "commit" });
      await waitForPlayback(film(page));
      await pressControl(visit, "Captions");
      await page.getByRole("button", { name: "Captions", pressed: true }).waitFor();
      await pressControl(visit, "Captions");
      await hands.press(page.getByRole("button", { name: "Practice" }).last());
      const sheet = page.getByRole("group", { name: "Practice" });
      expect(await sheet.getByRole("button", { name: "Keyboard shortcuts" }).isVisible()).toBe(
        false,
      );
      await hands.key("Escape");
    }),
  );

  it(
    "AMB-56 in landscape, the video fills the screen and keeps playing",
    step(async ({ page }) => {
      await page.setViewportSize(PHONE_LANDSCAPE);
      await page.locator("[data-full]").waitFor();
      const box = await film(page).boundingBox();
      expect(box).toEqual({ x: 0, y: 0, ...PHONE_LANDSCAPE });
      expect(await tops(page)).toEqual([true, true, true, true, true]);
      expect(await overflow(page)).toBe(0);
      await waitForPlayback(film(page));
    }),
  );

  it(
    "every control can be tapped, in one row that hides after 3 s",
    step(async (visit) => {
      const { page } = visit;
      await showControls(visit);
      for (const button of await buttons(page).all()) {
        const box = await button.boundingBox();
        if (!box) continue;
        const name = await button.getAttribute("aria-label");
        expect([name, box.height >= 36 && box.width >= LEAST_PX]).toEqual([name, true]);
        expect([name, box.x >= 0 && box.x + box.width <= PHONE_LANDSCAPE.width]).toEqual([
          name,
          true,
        ]);
        expect([name, box.y >= 0 && box.y + box.height <= PHONE_LANDSCAPE.height]).toEqual([
          name,
          true,
        ]);
      }
      await waitUntil("controls gone", async () => !(await areControlsShown(page)));
      expect(await isPlaying(page)).toBe(true);
    }),
  );

  it(
    "the markers of an own loop do not cover the clock",
    step(async (visit) => {
      const { page, hands } = visit;
      await hands.key("1");
      await hands.key("a");
      await showControls(visit);
      const flag = page.getByRole("slider", { name: "Start of your loop" });
      const clock = page.getByText(/^\d+:\d\d \/ \d+:\d\d$/).filter({ visible: true });
      const [own, other] = [await flag.boundingBox(), await clock.boundingBox()];
      if (!own || !other) throw new Error("one of the two elements is not visible");
      expect(own.x).toBeLessThan(other.x + other.width);
      expect(other.y + other.height).toBeLessThanOrEqual(own.y);
      await hands.key("x");
      await flag.waitFor({ state: "detached" });
    }),
  );

  it.each(["Practice", "Quality"])("the %s menu fits on the screen", (name) =>
    visit.step(async (visit) => {
      const { page, hands } = visit;
      await pressControl(visit, name);
      const menu = page
        .getByRole(name === "Quality" ? "menu" : "group", { name })
        .locator("xpath=..");
      const box = await menu.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect(box?.y).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(PHONE_LANDSCAPE.width);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(PHONE_LANDSCAPE.height);
      await hands.key("Escape");
    }),
  );

  it(
    "VIEW-TOC-02 the timestamps open as a drawer, jump to their second and close",
    step(async (visit) => {
      const { page, hands } = visit;
      await pressControl(visit, "Timestamps");
      const drawer = page.getByRole("complementary", { name: "Timestamps" });
      const entries = drawer.getByRole("button").filter({ has: page.locator("time") });
      const before = await secondOf(film(page));
      // The next one the film has not reached.
      const entry = (await isAt(entries.nth(7), before)) ? entries.nth(2) : entries.nth(7);
      await hands.press(entry);
      await waitUntil("the second it names", async () => isAt(entry, await secondOf(film(page))));
      await hands.press(drawer.getByRole("button", { name: "Close timestamps" }));
      await drawer.waitFor({ state: "detached" });
    }),
  );

  it(
    "leaves full screen and enters it again",
    step(async (visit) => {
      const { page, hands } = visit;
      await pressControl(visit, "Back to the class page");
      await page.locator("[data-full]").waitFor({ state: "detached" });
      await hands.find(page.getByRole("heading", { name: "About this class" }));
      await page.setViewportSize(PHONE);
      await waitForPlayback(film(page));
      await page.setViewportSize(PHONE_LANDSCAPE);
      await page.locator("[data-full]").waitFor();
    }),
  );

  it(
    "no page threw an error, missed a file, or violated its content security policy",
    step(async (visit) => expect(visit.complaints).toEqual([])),
  );
});
