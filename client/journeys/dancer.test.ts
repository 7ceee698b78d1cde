import type { Browser } from "playwright-core";
import { signIn, subscribe } from "./pages/membership";
import { isMoving, secondOf } from "./pages/pictures";
import { film, isPlaying, press, progressAnswer, seekTo, until } from "./pages/player";
import { PASSWORD } from "./pages/registration";
import { openBrowser, Visit } from "./visit";

jest.setTimeout(60_000);

const LONG_CLASS = "Basement Tape";
const LONG_SECONDS = 2368;
let browser: Browser;
let visit: Visit;
let email: string;
let classPath: string;
const step = (work: (visit: Visit) => Promise<void>) => () => visit.step(work);

beforeAll(async () => {
  browser = await openBrowser();
  visit = await Visit.start(browser);
  await visit.step(async () => {
    email = await subscribe(visit);
  });
});

afterAll(() => browser?.close());

describe("a subscriber dances", () => {
  it(
    "CAT-CARD-09 VIEW-PLAY-01 a card opens the class, and its film plays from signed HLS",
    step(async (visit) => {
      const { page } = visit;
      const manifest = page.waitForResponse((answer) => /front\.m3u8/.test(answer.url()));
      await page.goto("/classes?style=Hip-Hop");
      await page.getByRole("link", { name: LONG_CLASS }).click();
      await page.waitForURL(/\/class\//, { waitUntil: "commit" });
      classPath = visit.address;
      expect((await manifest).status()).toBe(200);
      await isMoving(film(page), 1);
    }),
  );

  it(
    "SEED-05 the film comes in more than one rendition",
    step(async (visit) => {
      await press(visit, "Quality");
      const names = await visit.page.getByRole("menuitemradio").allTextContents();
      expect(names).toEqual(["Auto", "360p", "180p"]);
      await visit.page.keyboard.press("Escape");
    }),
  );

  it(
    "VIEW-PLAY-12 the back angle keeps time, speed and play state",
    step(async (visit) => {
      const { page } = visit;
      const before = await secondOf(film(page));
      const manifest = page.waitForResponse((answer) => /back\.m3u8/.test(answer.url()));
      await press(visit, "Angle: front. Show the back");
      expect((await manifest).status()).toBe(200);
      await isMoving(film(page));
      expect(Math.abs((await secondOf(film(page))) - before)).toBeLessThan(6);
    }),
  );

  it(
    "VIEW-PLAY-11 mirror flips the picture",
    step(async (visit) => {
      const turned = () =>
        film(visit.page).evaluate((video) => new DOMMatrix(getComputedStyle(video).transform).a);
      expect(await turned()).toBe(1);
      await press(visit, "Mirror the picture");
      expect(await turned()).toBe(-1);
      await press(visit, "Mirror the picture");
      expect(await turned()).toBe(1);
    }),
  );

  it(
    "VIEW-PLAY-09 speed cycles 1, 1.5, 2, 0.5, 1",
    step(async (visit) => {
      const speeds: number[] = [];
      for (let turn = 0; turn < 4; turn += 1) {
        await press(visit, /^Speed/);
        speeds.push(
          await film(visit.page).evaluate((video: HTMLVideoElement) => video.playbackRate),
        );
      }
      expect(speeds).toEqual([1.5, 2, 0.5, 1]);
    }),
  );

  it(
    "VIEW-PLAY-04 space pauses and plays without moving the page",
    step(async (visit) => {
      const { page } = visit;
      await page.locator("body").click({ position: { x: 5, y: 5 } });
      await page.keyboard.press("Space");
      await until("paused", async () => !(await isPlaying(page)));
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      await page.keyboard.press("Space");
      await isMoving(film(page));
    }),
  );

  it(
    "VIEW-PLAY-07 VIEW-PLAY-06 VIEW-PLAY-05 the slider seeks and the jogs move ten seconds",
    step(async (visit) => {
      const { page } = visit;
      await press(visit, "Pause");
      await seekTo(visit, 0.25);
      const at = await secondOf(film(page));
      expect(Math.abs(at - LONG_SECONDS / 4)).toBeLessThan(15);
      await press(visit, "Forward 10 seconds");
      expect((await secondOf(film(page))) - at).toBeCloseTo(10, 0);
      await press(visit, "Back 10 seconds");
      expect((await secondOf(film(page))) - at).toBeCloseTo(0, 0);
    }),
  );

  it(
    "VIEW-TOC-02 VIEW-TOC-03 an entry of the timestamps jumps to its time and is highlighted",
    step(async (visit) => {
      const { page } = visit;
      const panel = page.getByRole("complementary", { name: "Timestamps" });
      const entry = panel
        .getByRole("button")
        .filter({ has: page.locator("time") })
        .nth(3);
      const [minutes, seconds] = (await entry.locator("time").innerText()).split(":").map(Number);
      await entry.click();
      const wanted = (minutes ?? 0) * 60 + (seconds ?? 0);
      expect(await secondOf(film(page))).toBeCloseTo(wanted, 0);
      await until("highlighted", async () => (await entry.getAttribute("aria-current")) === "true");
    }),
  );

  it(
    "captions show what the teacher says",
    step(async (visit) => {
      const { page } = visit;
      await press(visit, "Captions");
      await until("captions", () =>
        film(page).evaluate((video: HTMLVideoElement) => {
          const [track] = video.textTracks;
          return track?.mode === "showing" && (track.cues?.length ?? 0) > 0;
        }),
      );
      await press(visit, "Captions");
    }),
  );
});

describe("what was danced is remembered", () => {
  let stoppedAt: number;

  it(
    "VIEW-PROG-03 VIEW-PROG-11 past 120 s the class is started, acknowledged on pause",
    step(async (visit) => {
      const { page } = visit;
      await seekTo(visit, 0.4);
      await press(visit, "Play");
      await isMoving(film(page), 2);
      const answer = progressAnswer(page, "PAUSE");
      await press(visit, "Pause");
      stoppedAt = Math.floor(await secondOf(film(page)));
      expect(await answer).toMatchObject({
        __typename: "ProgressRecorded",
        danceClass: { progress: { status: "STARTED", lastViewedSeconds: stoppedAt } },
      });
    }),
  );

  it(
    "VIEW-PROG-15 VIEW-PLAY-20 after a reload the class goes on where it was",
    step(async (visit) => {
      await visit.page.reload();
      await isMoving(film(visit.page));
      expect(Math.abs((await secondOf(film(visit.page))) - stoppedAt)).toBeLessThan(12);
    }),
  );

  it("VIEW-PROG-15 another browser resumes there too", async () => {
    const other = await Visit.start(browser);
    await other.step(async ({ page }) => {
      await signIn(other, email, PASSWORD);
      await page.goto(classPath);
      await isMoving(film(page));
      expect(Math.abs((await secondOf(film(page))) - stoppedAt)).toBeLessThan(20);
    });
    await other.context.close();
  });

  it(
    "CAT-DASH-05 CAT-HIST-01 Continue Dancing and the unfinished history show it",
    step(async (visit) => {
      const { page } = visit;
      await page.goto("/dashboard");
      await page.getByRole("heading", { name: "Continue Dancing" }).waitFor();
      const section = page.locator("section").filter({ hasText: "Continue Dancing" });
      await section.getByRole("link", { name: LONG_CLASS }).waitFor();
      await section.getByRole("link", { name: "See All" }).click();
      await visit.arrives("/history?status=Started");
      await page.getByRole("article").filter({ hasText: LONG_CLASS }).waitFor();
    }),
  );

  it(
    "CAT-SAVE-06 CAT-SAVE-02 Save and Unsave survive a reload",
    step(async (visit) => {
      const { page } = visit;
      await page.goto(classPath);
      await page.getByRole("button", { name: "Save", exact: true }).click();
      await page.getByRole("button", { name: "Unsave" }).waitFor();
      await page.goto("/saved");
      await page.getByRole("article").filter({ hasText: LONG_CLASS }).waitFor();
      await page.goto(classPath);
      await page.getByRole("button", { name: "Unsave" }).click();
      await page.getByRole("button", { name: "Save", exact: true }).waitFor();
      await page.goto("/saved");
      await page.getByText("Looks like you don't have any saved classes.").waitFor();
    }),
  );
});

describe("a short class is finished", () => {
  const SHORT_CLASS = "Bus Pass";
  const completed = async ({ page }: Visit) => {
    await page.goto("/dashboard");
    const card = page.getByRole("link", { name: /Classes Completed/ });
    await card.waitFor();
    return Number((await card.innerText()).match(/\n\s*(\d+)/)?.[1]);
  };
  const finish = async (visit: Visit) => {
    const { page } = visit;
    await page.goto("/classes?style=Hip-Hop");
    await page.getByRole("link", { name: SHORT_CLASS }).click();
    await isMoving(film(page));
    await seekTo(visit, 0.93);
    const answer = progressAnswer(page, "ENDED");
    return await answer;
  };

  it(
    "VIEW-PROG-04 VIEW-PROG-18 VIEW-PROG-06 the end completes it and usage counts it",
    step(async (visit) => {
      expect(await completed(visit)).toBe(0);
      expect(await finish(visit)).toMatchObject({
        danceClass: { progress: { status: "COMPLETED" } },
      });
      expect(await completed(visit)).toBe(1);
    }),
  );

  it(
    "VIEW-PROG-19 VIEW-PROG-05 finishing it again counts nothing more",
    step(async (visit) => {
      expect(await finish(visit)).toMatchObject({
        danceClass: { progress: { status: "COMPLETED" } },
      });
      expect(await completed(visit)).toBe(1);
      await visit.page.goto("/history?status=completed");
      await visit.page.getByRole("article").filter({ hasText: SHORT_CLASS }).waitFor();
    }),
  );

  it(
    "no page threw, missed a file or broke its content policy on the way",
    step(async (visit) => expect(visit.complaints).toEqual([])),
  );
});
