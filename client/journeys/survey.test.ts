import { rowsOf } from "@eightcount/test-kit/stacks/stack-databases";
import type { Browser, Page } from "playwright-core";
import { accessibilityViolations, setWindowWidth } from "./pages/layout";
import { memberVisit } from "./pages/membership";
import { film, waitUntil } from "./pages/player";
import { claimsOf } from "./pages/tokens";
import { openBrowser, type Visit } from "./visit";

const CLASS = "Basement Tape";
let browser: Browser;
let dancer: Visit;
const step = (work: (visit: Visit) => Promise<void>) => () => dancer.step(work);

beforeAll(async () => {
  browser = await openBrowser();
  dancer = await memberVisit(browser, "pending change");
});
afterAll(() => browser?.close());

const survey = (page: Page) => page.getByRole("dialog", { name: "How was this class?" });
const classIdOf = (page: Page) => new URL(page.url()).pathname.split("/").at(-1);

async function openClass({ page, hands }: Visit): Promise<void> {
  await page.goto("/classes?style=Hip-Hop");
  await hands.press(page.getByRole("link", { name: CLASS }));
  await page.waitForURL(/\/class\//, { waitUntil: "commit" });
  await film(page).waitFor();
  await waitUntil("the film plays", () =>
    film(page).evaluate((video: HTMLVideoElement) => video.currentTime > 0.5),
  );
}

/** Seeks to the last seconds, as a drag of the slider would. */
async function danceToTheEnd({ page }: Visit): Promise<void> {
  await film(page).evaluate((video: HTMLVideoElement) => {
    video.currentTime = video.duration - 2;
  });
}

/** Difficulties that this member stored for the class on the page. */
async function storedDifficulty({ page, token }: Visit): Promise<readonly number[]> {
  const text = "SELECT difficulty FROM class_feedback WHERE class_id = $1 AND member_id = $2";
  const values = [classIdOf(page), claimsOf(token).sub];
  const rows = await rowsOf<{ difficulty: number }>("viewing", text, values);
  return rows.map(({ difficulty }) => difficulty);
}

describe("the survey after a class", () => {
  it(
    "SURV-01 is shown after a class",
    step(async (visit) => {
      await openClass(visit);
      expect(await survey(visit.page).count()).toBe(0);
      await danceToTheEnd(visit);
      await survey(visit.page).waitFor();
      expect(await accessibilityViolations(visit.page)).toEqual([]);
    }),
  );

  it(
    "SURV-03 has a desktop layout above 600 px with buttons in a row, and stacked buttons below",
    step(async ({ page }) => {
      const boxOf = (name: string) =>
        survey(page).getByRole("button", { name, exact: true }).boundingBox();
      await setWindowWidth(page, 601);
      expect((await boxOf("Send"))?.y).toBe((await boxOf("Not now"))?.y);
      await setWindowWidth(page, 600);
      const [send, later] = [await boxOf("Send"), await boxOf("Not now")];
      expect(send?.width).toBe(later?.width);
      expect(send?.width).toBeGreaterThan(500);
      expect(Number(send?.y) + Number(send?.height)).toBeLessThanOrEqual(Number(later?.y));
      expect(await accessibilityViolations(page)).toEqual([]);
      await setWindowWidth(page, 1280);
    }),
  );

  it(
    "SURV-02 SURV-04 answers by keyboard: from Just Right in the middle to Too Hard",
    step(async (visit) => {
      const { page, hands } = visit;
      const slider = survey(page).getByRole("slider", { name: "Difficulty" });
      expect(await slider.inputValue()).toBe("3");
      await hands.tabTo(slider);
      await hands.key("End");
      expect(await slider.getAttribute("aria-valuetext")).toBe("Too Hard");
      await hands.press(survey(page).getByRole("button", { name: "Send" }));
      await survey(page).waitFor({ state: "detached" });
      expect(await storedDifficulty(visit)).toEqual([5]);
    }),
  );

  it(
    "is not shown again for the same class",
    step(async (visit) => {
      const { page, hands } = visit;
      await openClass(visit);
      await danceToTheEnd(visit);
      await waitUntil("the film ended", () =>
        film(page).evaluate((video: HTMLVideoElement) => video.ended),
      );
      await hands.press(page.getByRole("link", { name: "Styles" }).first());
      await page.waitForURL(/\/styles/);
      await page.getByRole("heading", { level: 1 }).waitFor();
      expect(await survey(page).count()).toBe(0);
    }),
  );
});
