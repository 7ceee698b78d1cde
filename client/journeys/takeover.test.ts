import { FOLDER_KEY, openJourneyStack } from "@eightcount/test-kit/stacks/journey-stack";
import type { TestStack } from "@eightcount/test-kit/stacks/stack";
import type { Browser, Locator } from "playwright-core";
import { DESK, LAYOUTS } from "./layouts";
import { CLASS } from "./pages/addresses";
import { pressControl } from "./pages/controls";
import { accessibilityViolations, overflow } from "./pages/layout";
import { memberVisit } from "./pages/membership";
import { waitForPlayback } from "./pages/pictures";
import { film, isPlaying, waitUntil } from "./pages/player";
import { openBrowser, type Visit, type VisitOptions } from "./visit";

const STOPPED = "You’re now watching somewhere else.";

let stack: TestStack | null;
let browser: Browser;

beforeAll(async () => {
  // The other journeys' stack lets many journeys dance as the same member.
  process.env[FOLDER_KEY] = "";
  stack = await openJourneyStack({ EIGHTCOUNT_VIEWING_STREAMS_AT_ONCE: "2" });
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await stack?.stop();
});

const dialog = ({ page }: Visit): Locator =>
  page.getByRole("dialog", { name: "Stop another class?" });
const plays = (visit: Visit) => waitForPlayback(film(visit.page));
const isPaused = (visit: Visit) =>
  waitUntil("the film is paused", async () => !(await isPlaying(visit.page)));

/** Each layout has members of its own, because the streams of one count together. */
const thirds = LAYOUTS.map(
  (layout) => [...layout, layout === DESK ? "active yearly" : "active monthly"] as const,
);

describe.each(thirds)(
  "three devices of one member, the third one %s",
  (_, options: VisitOptions, kind) => {
    let living: Visit;
    let kitchen: Visit;
    let third: Visit;
    const step = (work: (visit: Visit) => Promise<void>) => () => third.step(work);

    beforeAll(async () => {
      living = await memberVisit(browser, kind);
      kitchen = await memberVisit(browser, kind);
      third = await memberVisit(browser, kind, options);
    });
    afterAll(async () => {
      for (const visit of [living, kitchen, third]) await visit?.context.close();
    });

    it(
      "two play, and the third one asks which of them to stop before its film starts",
      step(async (visit) => {
        for (const one of [living, kitchen]) {
          await one.page.goto(CLASS);
          await plays(one);
        }
        await visit.page.goto(CLASS);
        await dialog(visit).waitFor();
        expect(await dialog(visit).getByRole("listitem").allInnerTexts()).toEqual([
          expect.stringMatching(/^Basement Tape\s+Started (just now|\d minutes? ago)\s+Stop$/),
          expect.stringMatching(/^Basement Tape\s+Started (just now|\d minutes? ago)\s+Stop$/),
        ]);
        expect(await isPlaying(visit.page)).toBe(false);
        expect(await accessibilityViolations(visit.page)).toEqual([]);
        expect(await overflow(visit.page)).toBe(0);
      }),
    );

    it(
      "Not now leaves them playing, and Play asks again",
      step(async (visit) => {
        await visit.hands.press(dialog(visit).getByRole("button", { name: "Not now" }));
        await dialog(visit).waitFor({ state: "detached" });
        await isPaused(visit);
        await pressControl(visit, "Play");
        await dialog(visit).waitFor();
        await isPaused(visit);
        await plays(living);
        await plays(kitchen);
      }),
    );

    it(
      "stopping the oldest plays here, and pauses there with the reason",
      step(async (visit) => {
        const stop = dialog(visit)
          .getByRole("button", { name: /^Stop Basement Tape/ })
          .first();
        if (visit.isPhone) await visit.hands.press(stop);
        else {
          await visit.hands.tabTo(stop);
          await visit.hands.key("Enter");
        }
        await dialog(visit).waitFor({ state: "detached" });
        await plays(visit);
        await living.page.getByText(STOPPED).waitFor();
        await isPaused(living);
        await plays(kitchen);
        expect(await accessibilityViolations(living.page)).toEqual([]);
      }),
    );

    it(
      "Watch here instead brings the class back, and pauses the third one",
      step(async (visit) => {
        await living.hands.press(living.page.getByRole("button", { name: "Watch here instead" }));
        await plays(living);
        await visit.page.getByText(STOPPED).waitFor();
        await isPaused(visit);
        expect(await accessibilityViolations(visit.page)).toEqual([]);
        expect(await overflow(visit.page)).toBe(0);
      }),
    );

    it(
      "a reload and a class left by another device never count twice",
      step(async (visit) => {
        await living.page.reload();
        await plays(living);
        await kitchen.page.goto("/dashboard");
        await visit.hands.press(visit.page.getByRole("button", { name: "Watch here instead" }));
        await plays(visit);
      }),
    );

    it("no page threw an error, missed a file, or violated its content security policy", () => {
      expect([living, kitchen, third].flatMap(({ complaints }) => complaints)).toEqual([]);
    });
  },
);
