import { journeyStack } from "@eightcount/test-kit/stacks/journey-stack";
import type { Browser } from "playwright-core";
import { memberVisit } from "./pages/membership";
import { secondOf, waitForPlayback } from "./pages/pictures";
import { film, isPlaying, press, seekTo, speedOf, waitUntil } from "./pages/player";
import { openBrowser, type Visit } from "./visit";

const CLASS = "Basement Tape";
const LENGTH_SECONDS = 2368;
let browser: Browser;
let visit: Visit;
const step = (work: (visit: Visit) => Promise<void>) => () => visit.step(work);

beforeAll(async () => {
  browser = await openBrowser();
  visit = await memberVisit(browser, "FreeAccess", { motion: true });
});

afterAll(() => browser?.close());

describe("the player of a class", () => {
  it(
    "CAT-CARD-09 a card opens the class, and its video plays from protected HLS",
    step(async (visit) => {
      const { page, hands } = visit;
      const answer = page.waitForResponse((one) => /front\.m3u8/.test(one.url()));
      await page.goto("/classes?style=Hip-Hop");
      await hands.press(page.getByRole("link", { name: CLASS }));
      await page.waitForURL(/\/class\//, { waitUntil: "commit" });
      const manifest = await answer;
      expect(manifest.status()).toBe(200);
      await waitForPlayback(film(page), 1);
      expect((await fetch(manifest.url())).status).toBe(403);
    }),
  );

  it(
    "the stream has more than one rendition",
    step(async (visit) => {
      const { hands } = visit;
      await press(visit, "Quality");
      const names = await visit.page.getByRole("menuitemradio").allTextContents();
      const plain = names.map((name) => name.replace(/(now|up to) \d+p$/, ""));
      expect(plain).toEqual(["Auto", "360p", "180p", "Data saver"]);
      await hands.key("Escape");
    }),
  );

  it(
    "VIEW-PLAY-12 the back angle keeps time, speed and play state",
    step(async (visit) => {
      const { page } = visit;
      await press(visit, "Speed 1 times");
      const startedAt = performance.now();
      const before = await secondOf(film(page));
      const manifest = page.waitForResponse((one) => /back\.m3u8/.test(one.url()));
      await press(visit, "Angle: front. Show the back");
      expect((await manifest).status()).toBe(200);
      await waitForPlayback(film(page));
      expect(await speedOf(page)).toBe(1.5);
      const after = await secondOf(film(page));
      const danced = 1.5 * ((performance.now() - startedAt) / 1_000);
      // Loading takes time off, and a key frame may lie a little before the second.
      expect(after).toBeGreaterThan(before - 2);
      expect(after).toBeLessThan(before + danced + 1);
    }),
  );

  it(
    "VIEW-PLAY-09 speed cycles from 1.5 to 2, 0.5 and 1",
    step(async (visit) => {
      const speeds: number[] = [];
      for (let turn = 0; turn < 3; turn += 1) {
        await press(visit, /^Speed/);
        speeds.push(await speedOf(visit.page));
      }
      expect(speeds).toEqual([2, 0.5, 1]);
    }),
  );

  it(
    "VIEW-PLAY-11 mirror flips the picture",
    step(async (visit) => {
      const flip = () =>
        film(visit.page).evaluate((video) => new DOMMatrix(getComputedStyle(video).transform).a);
      expect(await flip()).toBe(1);
      await press(visit, "Mirror the picture");
      expect(await flip()).toBe(-1);
      await press(visit, "Mirror the picture");
      expect(await flip()).toBe(1);
    }),
  );

  it(
    "VIEW-PLAY-04 button and space pause and play, and space does not scroll",
    step(async (visit) => {
      const { page, hands } = visit;
      const stands = async () => !(await isPlaying(page));
      await press(visit, "Pause");
      await waitUntil("paused by the button", stands);
      await press(visit, "Play");
      await waitForPlayback(film(page));
      await hands.press(page.getByRole("heading", { name: CLASS }));
      await hands.key("Space");
      await waitUntil("paused by space", stands);
      await hands.key("Space");
      await waitForPlayback(film(page));
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
    }),
  );

  it(
    "VIEW-PLAY-07 the slider seeks, and the jogs move ten seconds",
    step(async (visit) => {
      const { page } = visit;
      await press(visit, "Pause");
      await seekTo(visit, 0.25);
      const at = await secondOf(film(page));
      expect(Math.abs(at - LENGTH_SECONDS / 4)).toBeLessThan(15);
      await press(visit, "Forward 10 seconds");
      expect((await secondOf(film(page))) - at).toBeCloseTo(10, 0);
      await press(visit, "Back 10 seconds");
      expect((await secondOf(film(page))) - at).toBeCloseTo(0, 0);
    }),
  );

  it(
    "VIEW-TOC-02 VIEW-TOC-03 an entry of the timestamps jumps to its time and is marked",
    step(async ({ page, hands }) => {
      const panel = page.getByRole("complementary", { name: "Timestamps" });
      const entry = panel
        .getByRole("button")
        .filter({ has: page.locator("time") })
        .nth(3);
      const [minutes = 0, seconds = 0] = (await entry.locator("time").innerText())
        .split(":")
        .map(Number);
      expect(await entry.locator("svg").count()).toBe(0);
      await hands.press(entry);
      expect(await secondOf(film(page))).toBeCloseTo(minutes * 60 + seconds, 0);
      await waitUntil("marked", async () => (await entry.getAttribute("aria-current")) === "true");
      expect(await entry.locator("svg").count()).toBe(1);
    }),
  );

  it(
    "VIEW-PLAY-13 VIEW-PLAY-14 VIEW-PLAY-15 muted at first; unmute sets 100 and is remembered",
    step(async (visit) => {
      const { page } = visit;
      const volume = page.getByRole("slider", { name: "Volume" });
      expect(await volume.inputValue()).toBe("0");
      await press(visit, "Unmute");
      expect(await volume.inputValue()).toBe("100");
      await page.reload();
      await waitForPlayback(film(page));
      expect(await film(page).evaluate((video: HTMLVideoElement) => video.volume)).toBe(1);
      await press(visit, "Mute");
      expect(await volume.inputValue()).toBe("0");
    }),
  );

  it(
    "enters and leaves full screen",
    step(async (visit) => {
      const { hands } = visit;
      const isFull = () => visit.page.evaluate(() => document.fullscreenElement !== null);
      await press(visit, "Fullscreen");
      await waitUntil("fullscreen", isFull);
      await hands.key("f");
      await waitUntil("no fullscreen", async () => !(await isFull()));
    }),
  );

  it(
    "captions show the instructor's words",
    step(async (visit) => {
      const { page } = visit;
      await press(visit, "Captions");
      const lines = page.locator("[data-captions]");
      await waitUntil("a line", async () => (await lines.count()) > 0);
      expect(await lines.innerText()).not.toBe("");
    }),
  );

  it(
    "no page threw an error, missed a file, or violated its content security policy",
    step(async (visit) => expect(visit.complaints).toEqual([])),
  );
});

describe("a class without access", () => {
  it("VIEW-PAGE-11 redirects a member without a subscription and sends no video", async () => {
    const stranger = await memberVisit(browser, "inactive");
    await stranger.step(async ({ page }) => {
      const films: string[] = [];
      page.on("request", (request) => {
        if (request.url().includes(".m3u8")) films.push(request.url());
      });
      await page.goto(visit.address);
      await stranger.arrives("/settings/subscription");
      expect(films).toEqual([]);
      expect(journeyStack().site).toBe(new URL(page.url()).origin);
    });
  });
});
