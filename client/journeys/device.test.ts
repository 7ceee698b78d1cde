import { journeyStack } from "@eightcount/test-kit/stacks/journey-stack";
import type { Browser, Page } from "playwright-core";
import { memberVisit } from "./pages/membership";
import { secondOf, waitForPlayback } from "./pages/pictures";
import { film, isPlaying, leaveBy, press, waitUntil } from "./pages/player";
import { openBrowser, type Visit } from "./visit";

const CLASS = "Basement Tape";
let browser: Browser;
let visit: Visit;
const step = (work: (visit: Visit) => Promise<void>) => () => visit.step(work);

type Steered = Window & { steer: Record<string, (details: object) => void>; lit: number };

/** Records the page's media key handlers and its number of screen wake locks. */
async function watchDevice(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const here = window as unknown as Steered;
    Object.assign(here, { steer: {}, lit: 0 });
    navigator.mediaSession.setActionHandler = (action, handler) => {
      if (handler) here.steer[action] = handler as (details: object) => void;
    };
    const request = async () => {
      here.lit += 1;
      const release = async () => {
        here.lit -= 1;
      };
      return { release };
    };
    Object.defineProperty(navigator, "wakeLock", { value: { request } });
  });
}

const lit = (page: Page) => page.evaluate(() => (window as unknown as Steered).lit);
const steer = (page: Page, action: string, details: object = {}) =>
  page.evaluate(
    ([name, more]) => (window as unknown as Steered).steer[name as string]?.(more as object),
    [action, details] as const,
  );

beforeAll(async () => {
  browser = await openBrowser();
  visit = await memberVisit(browser, "FreeAccess");
  await visit.step(async ({ page, hands }) => {
    await watchDevice(page);
    await page.goto("/classes?style=Hip-Hop");
    await hands.press(page.getByRole("link", { name: CLASS }));
    await waitForPlayback(film(page));
  });
});

afterAll(() => browser?.close());

describe("the device a class plays on", () => {
  it(
    "shows the class in the system's media controls and responds to them",
    step(async ({ page }) => {
      const shown = await page.evaluate(() => {
        const { title, artist, artwork } = navigator.mediaSession.metadata ?? {};
        return { title, artist, pictures: artwork?.length };
      });
      expect(shown).toEqual({ title: CLASS, artist: expect.stringMatching(/\w/), pictures: 1 });
      // A seek of up to five seconds is ignored, and the class may have been left anywhere.
      const seekTime = (await secondOf(film(page))) > 400 ? 100 : 700;
      await steer(page, "seekto", { seekTime });
      await waitForPlayback(film(page));
      expect(Math.abs((await secondOf(film(page))) - seekTime - 2)).toBeLessThan(5);
      await steer(page, "pause");
      await waitUntil("paused", async () => !(await isPlaying(page)));
      expect(await page.evaluate(() => navigator.mediaSession.playbackState)).toBe("paused");
      await steer(page, "play");
      await waitForPlayback(film(page));
    }),
  );

  it(
    "keeps the screen awake only while the video plays",
    step(async (visit) => {
      const { page } = visit;
      expect(await lit(page)).toBe(1);
      await press(visit, "Pause");
      await waitUntil("dark", async () => (await lit(page)) === 0);
      await press(visit, "Play");
      await waitUntil("lit", async () => (await lit(page)) === 1);
    }),
  );

  it(
    "opens picture-in-picture where the browser supports it",
    step(async (visit) => {
      const { page } = visit;
      const canBe = await page.evaluate(() => document.pictureInPictureEnabled);
      const button = page.getByRole("button", { name: "Picture in picture" });
      expect(await button.count()).toBe(canBe ? 1 : 0);
      if (!canBe) return;
      const isSmall = () => page.evaluate(() => document.pictureInPictureElement !== null);
      await press(visit, "Picture in picture");
      await waitUntil("small", isSmall);
      await press(visit, "Picture in picture");
      await waitUntil("back", async () => !(await isSmall()));
    }),
  );
});

describe("playback telemetry", () => {
  it(
    "appears in the trace viewer after leaving the class",
    step(async ({ page }) => {
      const classId = new URL(page.url()).pathname.split("/").at(-1) ?? "";
      const sandbox = journeyStack().sandbox;
      const newest = async () => {
        const list = await fetch(`${sandbox}/traces.json?name=player.session`);
        return ((await list.json()) as readonly { readonly traceId: string }[])[0]?.traceId;
      };
      const before = await newest();
      await leaveBy(visit, "Dashboard");
      await waitUntil("the session", async () => (await newest()) !== before);
      const shown = await fetch(`${sandbox}/traces?name=player.session`);
      expect(await shown.text()).toContain(`/traces/${await newest()}"`);
      const answer = await fetch(`${sandbox}/traces/${await newest()}.json`);
      const { spans } = (await answer.json()) as { spans: SessionSpan[] };
      const session = spans[0]?.attributes ?? {};
      expect(session).toMatchObject({
        "eightcount.class.id": classId,
        "eightcount.player.angle": "front",
        "eightcount.player.fatal_errors": 0,
        "eightcount.player.seeks": 1,
      });
      expect(session["eightcount.player.startup_seconds"]).toBeGreaterThan(0);
      expect(session["eightcount.player.played_seconds"]).toBeGreaterThan(2);
      expect(session["eightcount.player.mean_bitrate"]).toBeGreaterThan(10_000);
    }),
  );

  it(
    "no page threw an error, missed a file, or violated its content security policy",
    step(async (visit) => expect(visit.complaints).toEqual([])),
  );
});

interface SessionSpan {
  readonly attributes: Readonly<Record<string, string | number>>;
}
