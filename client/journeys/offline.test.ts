import { HEARTBEAT_SECONDS } from "@eightcount/rules/watching/heartbeat";
import type { Browser, Page } from "playwright-core";
import { memberVisit } from "./pages/membership";
import { secondOf, waitForPlayback } from "./pages/pictures";
import { film, isPlaying, nextProgressResponse, press, seekTo, waitUntil } from "./pages/player";
import { openBrowser, type Visit } from "./visit";

const CLASS = "Basement Tape";
let browser: Browser;
let visit: Visit;
let classPath: string;
let leftAt: number;
const step = (work: (visit: Visit) => Promise<void>) => () => visit.step(work);

beforeAll(async () => {
  browser = await openBrowser();
  visit = await memberVisit(browser, "rupees");
});

afterAll(() => browser?.close());

/** Stored updates in this browser, by reason. */
const queuedReasons = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const opened = indexedDB.open("eightcount.progress");
        opened.onsuccess = () => {
          const rows = opened.result.transaction("waiting").objectStore("waiting").getAll();
          rows.onsuccess = () =>
            resolve(rows.result.map(({ latest }: { latest: { reason: string } }) => latest.reason));
        };
      }),
  );

describe("the network fails while a member dances", () => {
  it(
    "the video keeps playing from its buffer, and the tab is closed offline",
    step(async (visit) => {
      const { hands } = visit;
      const { context, page } = visit;
      await page.goto("/classes?style=Hip-Hop");
      await hands.press(page.getByRole("link", { name: CLASS }));
      await waitForPlayback(film(page));
      classPath = visit.address;
      await seekTo(visit, 0.3);
      if (!(await isPlaying(page))) await press(visit, "Play");
      await waitForPlayback(film(page), 1);
      await context.setOffline(true);
      await waitForPlayback(film(page), HEARTBEAT_SECONDS * 1.3);
      leftAt = Math.floor(await secondOf(film(page)));
      await page.close({ runBeforeUnload: false });
    }),
  );

  it("VIEW-PROG-15 back online, any page in a new tab sends the position to the server", async () => {
    const { context } = visit;
    await context.setOffline(false);
    const page = await context.newPage();
    // A slow machine may date the update before the server's last one. It then arrives as a seek.
    const answer = nextProgressResponse(page, "PAUSE", "SEEK").catch(async (error: Error) => {
      throw new Error(`${error.message}; waiting: ${await queuedReasons(page)}`);
    });
    await page.goto("/dashboard");
    const { danceClass } = await answer;
    const { lastViewedSeconds, status } = danceClass?.progress ?? { lastViewedSeconds: 0 };
    // Another journey may have completed the class before, which is never undone.
    expect(["STARTED", "COMPLETED"]).toContain(status);
    expect(Math.abs(lastViewedSeconds - leftAt)).toBeLessThanOrEqual(HEARTBEAT_SECONDS * 1.2 + 1);
    await waitUntil("nothing waits any more", async () => (await queuedReasons(page)).length === 0);
    await page.close();
  });

  it("VIEW-PROG-15 VIEW-PLAY-20 another browser continues there", async () => {
    const other = await memberVisit(browser, "rupees");
    await other.step(async ({ page }) => {
      await page.goto(classPath);
      await waitForPlayback(film(page));
      expect(Math.abs((await secondOf(film(page))) - leftAt)).toBeLessThan(15);
    });
    await other.context.close();
  });

  it("a class opened while the server cannot save continues where this browser stopped", async () => {
    const page = await visit.context.newPage();
    const isProgress = (data: string | null) => data?.includes("sendProgressMutation");
    await page.route("**/graphql", (route) =>
      isProgress(route.request().postData()) ? route.abort() : route.continue(),
    );
    await page.goto(classPath);
    await waitForPlayback(film(page), 3);
    const at = await secondOf(film(page));
    await page.reload();
    await waitForPlayback(film(page));
    expect((await secondOf(film(page))) - at).toBeGreaterThan(-HEARTBEAT_SECONDS * 1.2);
    await page.close();
  });
});
