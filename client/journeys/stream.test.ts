import type { Browser, Route } from "playwright-core";
import { memberVisit } from "./pages/membership";
import { secondOf, waitForPlayback } from "./pages/pictures";
import { film, isPlaying, press, seekTo, waitUntil } from "./pages/player";
import { openBrowser, type Visit } from "./visit";

const CLASS = "Basement Tape";
const FILM = /\/media\/classes\//;
const MANIFEST = /front\.m3u8/;
let browser: Browser;
let visit: Visit;
let classPath: string;
const step = (work: (visit: Visit) => Promise<void>) => () => visit.step(work);

beforeAll(async () => {
  browser = await openBrowser();
  visit = await memberVisit(browser, "CRM active");
  await visit.step(async ({ page, hands }) => {
    await page.goto("/classes?style=Hip-Hop");
    await hands.press(page.getByRole("link", { name: CLASS }));
    await waitForPlayback(film(page));
    classPath = visit.address;
  });
});

afterAll(() => browser?.close());

describe("a stream on a bad connection", () => {
  it(
    "ten seeks while paused stay at their position",
    step(async (visit) => {
      const { page } = visit;
      await seekTo(visit, 0.5);
      await waitForPlayback(film(page));
      await press(visit, "Pause");
      await waitUntil("paused", async () => !(await isPlaying(page)));
      const from = await secondOf(film(page));
      for (let jog = 0; jog < 10; jog += 1) await press(visit, "Forward 10 seconds");
      expect((await secondOf(film(page))) - from).toBeCloseTo(100, 0);
      await press(visit, "Play");
      await waitForPlayback(film(page));
      expect((await secondOf(film(page))) - from).toBeGreaterThan(99);
    }),
  );

  it(
    "going offline shows a message; back online, playback resumes at the same position",
    step(async (visit) => {
      const { context, page } = visit;
      // A long class repeats its phrases, so cached segments would play without a network.
      const browserSession = await context.newCDPSession(page);
      await browserSession.send("Network.clearBrowserCache");
      await context.setOffline(true);
      await page.getByText("You're offline. We're saving your place.").waitFor();
      await seekTo(visit, 0.8);
      const at = await secondOf(film(page));
      await page.getByRole("status", { name: "Buffering…" }).waitFor();
      await context.setOffline(false);
      await waitForPlayback(film(page), 1);
      expect(Math.abs((await secondOf(film(page))) - at)).toBeLessThan(10);
      await page.getByText("You're offline.").waitFor({ state: "detached" });
    }),
  );

  it(
    "playback recovers after temporary server failures",
    step(async (visit) => {
      const { page } = visit;
      const refuse = (route: Route) => route.fulfill({ status: 503, body: "" });
      await page.route(FILM, refuse);
      await page.goto(classPath);
      await page.getByText("Reconnecting…").waitFor();
      await page.unroute(FILM, refuse);
      await waitForPlayback(film(page));
      await page.getByText("Reconnecting…").waitFor({ state: "detached" });
    }),
  );

  it(
    "a missing video shows a message, and Retry opens it at the last position",
    step(async (visit) => {
      const { page, hands } = visit;
      const refuse = (route: Route) => route.fulfill({ status: 404, body: "" });
      const at = await secondOf(film(page));
      await page.route(MANIFEST, refuse);
      await page.goto(classPath);
      await page.getByText("We can't find this video right now. Try again in a minute.").waitFor();
      await page.unroute(MANIFEST, refuse);
      await hands.press(page.getByRole("button", { name: "Retry" }));
      await waitForPlayback(film(page));
      expect(Math.abs((await secondOf(film(page))) - at)).toBeLessThan(15);
    }),
  );
});

describe("quality and captions", () => {
  const checked = (visit: Visit) =>
    visit.page.getByRole("menuitemradio", { checked: true }).innerText();

  it(
    "a chosen quality is loaded and survives an angle switch and a reload",
    step(async (visit) => {
      const { page, hands } = visit;
      await press(visit, "Quality");
      await hands.press(page.getByRole("menuitemradio", { name: "180p" }));
      const height = () => film(page).evaluate((video: HTMLVideoElement) => video.videoHeight);
      await waitUntil("the small picture", async () => (await height()) === 180);
      await press(visit, "Angle: front. Show the back");
      await waitForPlayback(film(page));
      await waitUntil("the small picture", async () => (await height()) === 180);
      await page.reload();
      await waitForPlayback(film(page));
      await press(visit, "Quality");
      expect(await checked(visit)).toBe("180p");
      await hands.press(page.getByRole("menuitemradio", { name: "Data saver" }));
      await press(visit, "Quality");
      expect(await checked(visit)).toMatch("Data saver");
      await hands.press(page.getByRole("menuitemradio", { name: "Auto" }));
    }),
  );

  it(
    "captions stay on after a reload",
    step(async (visit) => {
      const { page } = visit;
      // The page renders the captions itself, so an unselected track does not exist.
      const areShown = () =>
        film(page).evaluate((video: HTMLVideoElement) => video.textTracks[0]?.mode === "hidden");
      await press(visit, "Captions");
      await waitUntil("captions", areShown);
      await page.reload();
      await waitForPlayback(film(page));
      await waitUntil("captions", areShown);
      await press(visit, "Captions");
    }),
  );
});
