import type { Browser, Page } from "playwright-core";
import { areControlsShown, pressControl, showControls } from "./pages/controls";
import { memberVisit } from "./pages/membership";
import { secondOf, waitForPlayback } from "./pages/pictures";
import { film, isPlaying, speedOf, waitUntil } from "./pages/player";
import { openBrowser, type Visit } from "./visit";

const CLASS = "Basement Tape";
const OTHER_CLASS = "Bus Pass";
let browser: Browser;
let visit: Visit;
const step = (work: (visit: Visit) => Promise<void>) => () => visit.step(work);

beforeAll(async () => {
  browser = await openBrowser();
  visit = await memberVisit(browser, "CRM cancelled", { motion: true });
});

afterAll(() => browser?.close());

async function openClass({ page, hands }: Visit, song: string): Promise<void> {
  await page.goto("/classes?style=Hip-Hop");
  await hands.press(page.getByRole("link", { name: song }));
  await page.waitForURL(/\/class\//, { waitUntil: "commit" });
  await waitForPlayback(film(page));
}

const panel = (page: Page) => page.getByRole("complementary", { name: "Timestamps" });

/** Returns true if the current entry is within the visible part of the panel. */
const isEntrySeen = (page: Page) =>
  panel(page).evaluate((element) => {
    const frame = element.getBoundingClientRect();
    const row = element.querySelector("[aria-current]")?.getBoundingClientRect();
    return row !== undefined && row.top >= frame.top && row.bottom <= frame.bottom;
  });

describe("a dancer with a mouse", () => {
  it(
    "VIEW-PLAY-17 the controls hide 3 s after the mouse stops, even after a click",
    step(async (visit) => {
      const { page, hands } = visit;
      await openClass(visit, CLASS);
      await pressControl(visit, "Mirror the picture");
      const box = await film(page).boundingBox();
      await hands.point({ x: (box?.x ?? 0) + 200, y: (box?.y ?? 0) + 150 });
      const before = Date.now();
      await waitUntil("controls gone", async () => !(await areControlsShown(page)));
      expect(Date.now() - before).toBeGreaterThan(2_000);
      expect(await isPlaying(page)).toBe(true);
      await showControls(visit);
    }),
  );

  it(
    "the controls stay while one of them has the keyboard focus",
    step(async (visit) => {
      const { page, hands } = visit;
      await pressControl(visit, "Captions");
      await hands.key("Tab");
      await waitForPlayback(film(page), 5);
      expect(await areControlsShown(page)).toBe(true);
      await pressControl(visit, "Captions");
    }),
  );

  it(
    "comma and period step through the frames of a paused video",
    step(async (visit) => {
      const { page, hands } = visit;
      await pressControl(visit, "Pause");
      const at = await secondOf(film(page));
      for (let frame = 0; frame < 5; frame += 1) await hands.key(".");
      await waitUntil("five frames on", async () => {
        const moved = (await secondOf(film(page))) - at;
        return moved > 0.15 && moved < 0.25;
      });
      for (let frame = 0; frame < 5; frame += 1) await hands.key(",");
      await waitUntil("back", async () => Math.abs((await secondOf(film(page))) - at) < 0.06);
      await pressControl(visit, "Play");
    }),
  );

  it(
    "VIEW-TOC-03 VIEW-TOC-05 the timestamps follow a jump to the end, and the page stays",
    step(async (visit) => {
      const { page, hands } = visit;
      await showControls(visit);
      await hands.pressAt(page.getByRole("slider", { name: "Seek" }), { x: 0.98, y: 0.5 });
      await waitForPlayback(film(page));
      await waitUntil("the entry is in view", () => isEntrySeen(page));
      await showControls(visit);
      await hands.pressAt(page.getByRole("slider", { name: "Seek" }), { x: 0.5, y: 0.5 });
      await waitForPlayback(film(page));
      await waitUntil("the entry is in view", () => isEntrySeen(page));
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
    }),
  );

  it(
    "another class says that it plays faster and mirrored, and resets both on request",
    step(async (visit) => {
      const { page, hands } = visit;
      await pressControl(visit, /^Speed/);
      expect(await speedOf(page)).toBe(1.5);
      await openClass(visit, OTHER_CLASS);
      await page.getByText("Playing at 1.5×, mirrored").waitFor();
      await hands.press(page.getByRole("button", { name: "Reset" }));
      expect(await speedOf(page)).toBe(1);
    }),
  );

  it(
    "no page threw an error, missed a file, or violated its content security policy",
    step(async (visit) => expect(visit.complaints).toEqual([])),
  );
});
