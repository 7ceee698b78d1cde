import type { Browser, Route } from "playwright-core";
import { LAYOUTS } from "./layouts";
import { pressControl, pressOver } from "./pages/controls";
import { signIn, subscribe } from "./pages/membership";
import { secondOf, waitForPlayback } from "./pages/pictures";
import { film, isPlaying, nextProgressResponse } from "./pages/player";
import { PASSWORD } from "./pages/registration";
import { openBrowser, Visit, type VisitOptions } from "./visit";

const LONG_CLASS = "Basement Tape";
const SHORT_CLASS = "Bus Pass";
const NOTHING_SAVED =
  "Looks like you don't have any saved classes. Why not save some of the classes you want to check out for later?";
let browser: Browser;

/** All films of these journeys have timestamps. They are removed from this one's response. */
async function removeTimestamps(route: Route): Promise<void> {
  const isPage = route.request().postData()?.includes("ClassPageScreenQuery") ?? false;
  if (!isPage) return route.continue();
  const response = await route.fetch();
  const answer = (await response.json()) as { data: { danceClass: object } };
  Object.assign(answer.data.danceClass, { timestamps: [] });
  await route.fulfill({ response, json: answer });
}

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

/** Presses the seek bar, which touch first has to show. */
async function seek(visit: Visit, share: number): Promise<void> {
  const bar = visit.page.getByRole("slider", { name: "Seek" });
  await pressOver(visit, (hands) => hands.pressAt(bar, { x: share, y: 0.5 }));
}

describe.each(LAYOUTS)("a new subscriber, %s", (_, options: VisitOptions) => {
  let visit: Visit;
  let email: string;
  let classPath: string;
  const step = (work: (visit: Visit) => Promise<void>) => () => visit.step(work);

  beforeAll(async () => {
    visit = await Visit.start(browser, options);
    await visit.step(async () => {
      email = await subscribe(visit);
    });
  });
  afterAll(() => visit?.context.close());

  describe("progress is remembered", () => {
    let stoppedAt: number;

    it(
      "VIEW-PROG-03 VIEW-PROG-11 past 120 s the class is started, acknowledged on pause",
      step(async (visit) => {
        const { page, hands } = visit;
        await page.goto("/classes?style=Hip-Hop");
        await hands.press(page.getByRole("link", { name: LONG_CLASS }));
        await waitForPlayback(film(page));
        classPath = visit.address;
        await seek(visit, 0.4);
        if (!(await isPlaying(page))) await pressControl(visit, "Play");
        await waitForPlayback(film(page), 2);
        const answer = nextProgressResponse(page, "PAUSE");
        await pressControl(visit, "Pause");
        stoppedAt = Math.floor(await secondOf(film(page)));
        expect(await answer).toMatchObject({
          __typename: "ProgressRecorded",
          danceClass: { progress: { status: "STARTED", lastViewedSeconds: stoppedAt } },
        });
      }),
    );

    it(
      "VIEW-PROG-15 VIEW-PLAY-20 after a reload the class resumes",
      step(async (visit) => {
        await visit.page.reload();
        await waitForPlayback(film(visit.page));
        expect(Math.abs((await secondOf(film(visit.page))) - stoppedAt)).toBeLessThan(12);
      }),
    );

    it(
      "VIEW-PROG-15 closing a tab while dancing loses no progress",
      step(async ({ context, page }) => {
        await waitForPlayback(film(page), 1.5);
        const leftAt = Math.floor(await secondOf(film(page)));
        await page.goto("about:blank");
        const later = await context.newPage();
        await later.goto(classPath);
        await waitForPlayback(film(later));
        expect(Math.abs((await secondOf(film(later))) - leftAt)).toBeLessThan(5);
        await later.close();
        await page.goto(classPath);
      }),
    );

    it("VIEW-PROG-15 another browser resumes there too", async () => {
      const other = await Visit.start(browser, options);
      await other.step(async ({ page }) => {
        await signIn(other, email, PASSWORD);
        await page.goto(classPath);
        await waitForPlayback(film(page));
        expect(Math.abs((await secondOf(film(page))) - stoppedAt)).toBeLessThan(20);
      });
      await other.context.close();
    });

    it(
      "CAT-DASH-05 Continue Dancing and the unfinished history show it",
      step(async (visit) => {
        const { page, hands, isPhone } = visit;
        await page.goto("/dashboard");
        await page.getByRole("heading", { name: "Continue Dancing" }).waitFor();
        const section = page.locator("section").filter({ hasText: "Continue Dancing" });
        await section.getByRole("link", { name: LONG_CLASS }).waitFor();
        const more = isPhone ? "SEE FULL HISTORY" : "See All";
        await hands.press(section.getByRole("link", { name: more }));
        await visit.arrives("/history?status=Started");
        await page.getByRole("article").filter({ hasText: LONG_CLASS }).waitFor();
      }),
    );

    it(
      "CAT-SAVE-06 CAT-SAVE-04 Save and Unsave survive a reload",
      step(async (visit) => {
        const { page, hands } = visit;
        await page.goto(classPath);
        await hands.press(page.getByRole("button", { name: "Save", exact: true }));
        await page.getByRole("button", { name: "Unsave" }).waitFor();
        await page.goto("/saved");
        await page.getByRole("article").filter({ hasText: LONG_CLASS }).waitFor();
        await page.goto(classPath);
        await hands.press(page.getByRole("button", { name: "Unsave" }));
        await page.getByRole("button", { name: "Save", exact: true }).waitFor();
        await page.goto("/saved");
        await page.getByText(NOTHING_SAVED).waitFor();
      }),
    );
  });

  describe("a short class is finished", () => {
    const completed = async ({ page }: Visit) => {
      await page.goto("/dashboard");
      const card = page.getByRole("link", { name: /Classes Completed/ });
      await card.waitFor();
      return Number((await card.innerText()).match(/\n\s*(\d+)/)?.[1]);
    };
    const finish = async (visit: Visit) => {
      const { page, hands } = visit;
      await page.goto("/classes?style=Hip-Hop");
      await hands.press(page.getByRole("link", { name: SHORT_CLASS }));
      await waitForPlayback(film(page));
      await pressControl(visit, /^Speed/);
      await pressControl(visit, /^Speed/);
      await seek(visit, 0.95);
      return nextProgressResponse(page, "ENDED");
    };

    it(
      "VIEW-PROG-04 VIEW-PROG-06 the end completes it and usage counts it",
      step(async (visit) => {
        expect(await completed(visit)).toBe(0);
        expect(await finish(visit)).toMatchObject({
          danceClass: { progress: { status: "COMPLETED" } },
        });
        expect(await completed(visit)).toBe(1);
      }),
    );

    it(
      "VIEW-PROG-19 CAT-DASH-02 finishing it again is not counted twice",
      step(async (visit) => {
        const { hands } = visit;
        expect(await finish(visit)).toMatchObject({
          danceClass: { progress: { status: "COMPLETED" } },
        });
        expect(await completed(visit)).toBe(1);
        await hands.press(visit.page.getByRole("link", { name: /Classes Completed/ }));
        await visit.arrives("/history?status=completed");
        await visit.page.getByRole("article").filter({ hasText: SHORT_CLASS }).waitFor();
      }),
    );

    it(
      "VIEW-PROG-08 without timestamps, it shows in its last three seconds that it is completed",
      step(async ({ page, hands }) => {
        await page.route("**/graphql", removeTimestamps);
        await page.goto("/classes?style=Hip-Hop");
        await hands.press(page.getByRole("link", { name: SHORT_CLASS }));
        await waitForPlayback(film(page));
        // A stream that had to be reopened knows its length slightly later.
        await page.waitForFunction(() => (document.querySelector("video")?.duration ?? 0) > 0);
        const length = await film(page).evaluate((video: HTMLVideoElement) => {
          video.currentTime = video.duration - 6;
          return video.duration;
        });
        await page.getByText("Class done. Catch your breath!").waitFor();
        expect(length - (await secondOf(film(page)))).toBeLessThanOrEqual(3);
        expect(await page.getByRole("region", { name: "Dance next" }).count()).toBe(0);
        await page.unroute("**/graphql", removeTimestamps);
      }),
    );

    it(
      "no page threw an error, missed a file, or violated its content security policy",
      step(async (visit) => expect(visit.complaints).toEqual([])),
    );
  });
});
