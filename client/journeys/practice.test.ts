import type { Browser, Locator, Page } from "playwright-core";
import { accessibilityViolations, overflow, setWindowWidth } from "./pages/layout";
import { memberVisit } from "./pages/membership";
import { secondOf, waitForPlayback } from "./pages/pictures";
import { film, isPlaying, moveOverVideo, press, speedOf, stage, waitUntil } from "./pages/player";
import { openBrowser, type Visit } from "./visit";

const CLASS = "Basement Tape";
const SHORT_CLASS = "Bus Pass";
let browser: Browser;
let visit: Visit;
const step = (work: (visit: Visit) => Promise<void>) => () => visit.step(work);

beforeAll(async () => {
  browser = await openBrowser();
  visit = await memberVisit(browser, "retention used", { width: 1440, motion: true });
});

afterAll(() => browser?.close());

const panel = (page: Page) => page.getByRole("complementary", { name: "Timestamps" });
const handle = (page: Page, name: RegExp) => page.getByRole("slider", { name });

async function openClass({ page, hands }: Visit, song: string): Promise<void> {
  await page.goto("/classes?style=Hip-Hop");
  await hands.press(page.getByRole("link", { name: song }));
  await page.waitForURL(/\/class\//, { waitUntil: "commit" });
  // Until the class is loaded, the catalog stays, where a preview may play.
  await page.getByRole("slider", { name: "Seek" }).waitFor({ state: "attached" });
  await waitForPlayback(film(page));
}

/** Seeks by script, because this tests what happens afterwards. */
const jumpTo = (page: Page, second: number) =>
  film(page).evaluate((video: HTMLVideoElement, at) => {
    video.currentTime = at;
  }, second);

describe("the player's dimensions", () => {
  it(
    "VIEW-PLAY-22 CONST-22 is 56.25 vw less 80 px high, 300 to 600; the rail is 80 px wide",
    step(async (visit) => {
      const { page } = visit;
      await openClass(visit, CLASS);
      const rail = page.getByRole("navigation", { name: "Main" });
      for (const [width, height] of [
        [1440, 600],
        [1000, 482.5],
        [800, 370],
        [790, 364.375],
        [768, 352],
        [700, 313.75],
        [390, 300],
      ] as const) {
        await setWindowWidth(page, width);
        const box = await stage(page).boundingBox();
        expect(box?.height).toBeCloseTo(height, 0);
        if (width > 790) expect((await rail.boundingBox())?.width).toBe(80);
        expect(await overflow(page)).toBe(0);
      }
      const fullscreen = page.getByRole("button", { name: "Fullscreen" });
      const box = await fullscreen.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
      await setWindowWidth(page, 1440);
    }),
  );

  it(
    "VIEW-TOC-01 CONST-22 the timestamps are 286 px wide, open or closed",
    step(async ({ page, hands }) => {
      const width = async () => (await panel(page).boundingBox())?.width;
      expect(await width()).toBe(286);
      await hands.press(panel(page).getByRole("button", { name: "Close timestamps" }));
      expect(await width()).toBe(56);
      await hands.press(panel(page).getByRole("button", { name: "Open timestamps" }));
      expect(await width()).toBe(286);
    }),
  );

  it(
    "VIEW-PLAY-18 CONST-20 the controls fade for 300 ms",
    step(async ({ page }) => {
      const fade = await page.getByRole("button", { name: "Fullscreen" }).evaluate((button) => {
        let element: Element | null = button;
        while (element && !getComputedStyle(element).transition.startsWith("opacity")) {
          element = element.parentElement;
        }
        return element && getComputedStyle(element).transition;
      });
      expect(fade).toMatch("opacity 0.3s linear");
    }),
  );
});

describe("loops", () => {
  it(
    "VIEW-PLAY-10 a section repeats from its start until Loop is off",
    step(async (visit) => {
      const { page, hands } = visit;
      const entry = panel(page)
        .getByRole("button")
        .filter({ has: page.locator("time") })
        .nth(4);
      const [minutes = 0, seconds = 0] = (await entry.locator("time").innerText())
        .split(":")
        .map(Number);
      const start = minutes * 60 + seconds;
      await hands.press(entry);
      await press(visit, "Loop this section");
      const end = await page.evaluate(() => {
        const plate = [...document.querySelectorAll("span")].find(({ textContent }) =>
          / – \d+:\d\d$/.test(textContent ?? ""),
        );
        const [m = 0, s = 0] =
          (plate?.textContent ?? "").split(" – ")[1]?.split(":").map(Number) ?? [];
        return m * 60 + s;
      });
      expect(end).toBeGreaterThan(start);
      await jumpTo(page, end - 1);
      await waitUntil("back at the start", async () => (await secondOf(film(page))) < start + 3);
      expect(await secondOf(film(page))).toBeGreaterThanOrEqual(start - 0.5);
      await waitForPlayback(film(page));
      await press(visit, "Loop this section");
      await jumpTo(page, end - 1);
      await waitUntil("past the end", async () => (await secondOf(film(page))) > end + 0.5);
    }),
  );

  it(
    "an own loop set with A and B repeats, moves by keyboard and survives a reload",
    step(async (visit) => {
      const { page, hands } = visit;
      await hands.key("5");
      await waitForPlayback(film(page));
      await hands.key("a");
      const from = await secondOf(film(page));
      await waitForPlayback(film(page), 2);
      await hands.key("b");
      await page.getByText("Pass 3").waitFor();
      // The key was pressed just before the second was read.
      expect(Math.abs((await secondOf(film(page))) - from)).toBeLessThan(5);
      const end = handle(page, /End of your loop/);
      const before = Number(await end.getAttribute("aria-valuenow"));
      await moveOverVideo(visit);
      await hands.press(end);
      await hands.key("PageUp");
      expect(Number(await end.getAttribute("aria-valuenow"))).toBe(before + 5);
      await page.reload();
      await waitForPlayback(film(page));
      expect(Number(await end.getAttribute("aria-valuenow"))).toBe(before + 5);
    }),
  );

  it(
    "its handles can be dragged along the slider",
    step(async (visit) => {
      const { page, hands } = visit;
      await moveOverVideo(visit);
      const start = handle(page, /Start of your loop/);
      const at = async () => Number(await start.getAttribute("aria-valuenow"));
      const before = await at();
      await hands.drag(start, { x: -102, y: 0 });
      expect(await at()).toBeLessThan(before - 60);
      await hands.key("x");
      expect(await start.count()).toBe(0);
    }),
  );

  it(
    "a pass is counted in with 5, 6, 7, 8 and is a little faster",
    step(async (visit) => {
      const { page, hands } = visit;
      await press(visit, "Practice");
      const menu = page.getByRole("group", { name: "Practice" });
      expect(await accessibilityViolations(page)).toEqual([]);
      await hands.press(menu.getByText("Count in with 5, 6, 7, 8"));
      await hands.press(menu.getByText(/Speed up each pass/));
      await hands.slide(menu.getByRole("slider", { name: "Target speed" }), 1.1);
      await hands.key("Escape");
      await hands.key("a");
      await waitForPlayback(film(page), 1.5);
      await hands.key("b");
      for (const count of ["5", "6", "7", "8"]) {
        await page.getByText(count, { exact: true }).and(page.locator("b")).waitFor();
      }
      expect([1.05, 1.1]).toContain(await speedOf(page));
      await waitForPlayback(film(page));
      await hands.key("x");
      await press(visit, "Practice");
      await hands.press(menu.getByText("Count in with 5, 6, 7, 8"));
      await hands.press(menu.getByText(/Speed up each pass/));
      await hands.slide(menu.getByRole("slider", { name: "Speed", exact: true }), 1);
      await hands.key("Escape");
      expect(await speedOf(page)).toBe(1);
    }),
  );
});

describe("the picture", () => {
  it(
    "VIEW-PLAY-11 mirror flips the picture and leaves the captions readable",
    step(async (visit) => {
      const { page } = visit;
      await press(visit, "Mirror the picture");
      await press(visit, "Captions");
      const lines = page.locator("[data-captions]");
      await waitUntil("a line", async () => (await lines.count()) > 0);
      const flips = (element: Locator) =>
        element.evaluate((one) => {
          let flip = 1;
          for (let at: Element | null = one; at; at = at.parentElement) {
            flip *= new DOMMatrix(getComputedStyle(at).transform).a;
          }
          return flip;
        });
      expect([await flips(film(page)), await flips(lines)]).toEqual([-1, 1]);
      await press(visit, "Captions");
    }),
  );

  it(
    "VIEW-PLAY-12 angle switches keep the second, the mirror and the loop",
    step(async (visit) => {
      const { page, hands } = visit;
      await press(visit, "Loop this section");
      await press(visit, "Pause");
      const at = await secondOf(film(page));
      for (let turn = 0; turn < 4; turn += 1) {
        await hands.key("g");
        await page.waitForFunction(() => {
          const video = document.querySelector("video");
          return (video?.readyState ?? 0) >= 2;
        });
      }
      expect(Math.abs((await secondOf(film(page))) - at)).toBeLessThan(0.1);
      expect(await isPlaying(page)).toBe(false);
      for (const name of ["Mirror the picture", "Loop this section"]) {
        const pressed = page.getByRole("button", { name, pressed: true });
        expect(await pressed.count()).toBe(1);
      }
      await press(visit, "Loop this section");
      await press(visit, "Mirror the picture");
      await press(visit, "Play");
    }),
  );

  it(
    "the slider shows the time, entry and frame under the mouse",
    step(async (visit) => {
      const { page, hands } = visit;
      await moveOverVideo(visit);
      const bar = page.getByRole("slider", { name: "Seek" });
      const sheet = page.waitForResponse((one) => /sprite\.jpg/.test(one.url()));
      await hands.rest(bar, { x: 0.3, y: 0.5 });
      expect((await sheet).status()).toBe(200);
      await page.getByText("11:50", { exact: true }).waitFor();
    }),
  );
});

describe("resuming, finishing, leaving", () => {
  it(
    "CAT-NAV-08 CAT-NAV-09 the navigation asks before it leaves a playing class",
    step(async (visit) => {
      const { page, hands } = visit;
      const here = visit.address;
      await waitForPlayback(film(page));
      await hands.press(page.getByRole("navigation", { name: "Main" }).getByText("Styles"));
      const question = page.getByRole("dialog", { name: "Leave this class?" });
      expect(await accessibilityViolations(page)).toEqual([]);
      await hands.press(question.getByRole("button", { name: "Stay" }));
      expect(visit.address).toBe(here);
      await hands.press(page.getByRole("button", { name: "Menu" }));
      await hands.press(page.getByRole("link", { name: "Settings" }).last());
      await hands.press(question.getByRole("button", { name: "Leave" }));
      await page.waitForURL(/\/settings/, { waitUntil: "commit" });
    }),
  );

  it(
    "AMB-82 a class resumes where it was left, and starts over on request",
    step(async (visit) => {
      const { page, hands } = visit;
      await openClass(visit, CLASS);
      await page.getByText(/^Resumed at /).waitFor();
      expect(await secondOf(film(page))).toBeGreaterThan(60);
      await hands.press(page.getByRole("button", { name: "Start over" }));
      await waitUntil("at the beginning", async () => (await secondOf(film(page))) < 5);
      await hands.press(page.getByRole("button", { name: /^Resume at / }));
      await waitUntil("back", async () => (await secondOf(film(page))) > 60);
    }),
  );

  it(
    "VIEW-PROG-09 a finished class suggests others of its instructor and does not navigate away",
    step(async (visit) => {
      const { page } = visit;
      await openClass(visit, SHORT_CLASS);
      const here = visit.address;
      const length = await film(page).evaluate((video: HTMLVideoElement) => video.duration);
      await jumpTo(page, length - 2);
      const next = page.getByRole("region", { name: "Dance next" });
      await next.waitFor({ state: "attached" });
      expect(await next.locator("a").count()).toBeGreaterThan(0);
      expect(visit.address).toBe(here);
    }),
  );

  it(
    "no page threw an error, missed a file, or violated its content security policy",
    step(async (visit) => expect(visit.complaints).toEqual([])),
  );
});
