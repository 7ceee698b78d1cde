import { launchBrowser } from "@eightcount/test-kit/browsers/browser";
import type { Browser, Page } from "playwright-core";
import { Hands } from "../hands/hands";
import { PHONE_CONTEXT } from "../pages/windows";
import * as fixturePages from "./fixture-pages";
import { inspect } from "./inspect";

const LAYOUTS = [
  ["a mouse", { viewport: { width: 1280, height: 800 } }],
  ["a finger", PHONE_CONTEXT],
] as const;

let browser: Browser;
let page: Page;
let patient: Hands;
/** Short timeout, because there is nothing to wait for. */
let hasty: Hands;

beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

async function loadMore(hands: Hands): Promise<boolean> {
  const more = page.getByRole("button", { name: "See More Classes" });
  if ((await more.count()) === 0) return false;
  await hands.press(more);
  return true;
}

describe.each(LAYOUTS)("pointer targets with %s", (kind, options) => {
  beforeAll(async () => {
    page = await browser.newPage(options);
    const touch = kind === "a finger";
    patient = new Hands(page, { touch });
    hasty = new Hands(page, { touch, timeout: 400 });
  });
  afterAll(() => page.close());

  it.each([
    [
      "a card field below the visible part of its frame",
      fixturePages.CLIPPED_CARD,
      /"Card number".* clipped by <div\.card>/,
    ],
    [
      "a card field of which the lower half is cut off",
      fixturePages.HALF_CLIPPED_CARD,
      /"Card number".* clipped by <div\.card>/,
    ],
    [
      "a covered button",
      fixturePages.COVERED_BUTTON,
      /<button> "Start".* covered at .* by <div\.veil>/,
    ],
    ["a link without height", fixturePages.FLAT_LINK, /<a> "There".* has no size: \d+ × 0 px/],
    [
      "a button of 20 px",
      fixturePages.SMALL_BUTTON,
      /"Save", 20 × 20 px: is smaller than 24 × 24 px/,
    ],
    ["a button of 23 px", fixturePages.ALMOST_LARGE_BUTTON, /"Save", 24 × 23 px: is smaller than/],
    [
      "a link of one line that is in no sentence",
      fixturePages.LOW_MENU_LINK,
      /"Terms".* is smaller/,
    ],
    [
      "a bar under a notice",
      fixturePages.NOTICE_OVER_BAR,
      /<button> "Start".* covered at .* by <div\.cookies role="region" label="Cookies"/,
    ],
  ])("%s is reported", async (_, content, problem) => {
    await page.setContent(content);
    const { problems } = await inspect(page, hasty);
    expect(problems).toContainEqual(expect.stringMatching(problem));
  });

  it("a correct page has no problems, and all its targets are counted", async () => {
    await page.setContent(fixturePages.SOUND);
    expect(await inspect(page, patient)).toEqual({
      // Menu, Terms, eight styles, checkbox, slider, the frame with its field, and the last link.
      targets: 15,
      problems: [],
    });
  });

  it("a button that reaches its size late is inspected again", async () => {
    await page.setContent(fixturePages.SMALL_BUTTON);
    const settle = async () => {
      await page.addStyleTag({
        content: ".icon { width: 24px !important; height: 24px !important }",
      });
    };
    // A walk over a page waits for this too. Here it happens later.
    const root = await page.locator("body").elementHandle();
    expect(await inspect(page, hasty, { root })).toMatchObject({
      problems: [expect.stringContaining("Save")],
    });
    expect(await inspect(page, hasty, { root, settle })).toMatchObject({ problems: [] });
  });

  it("the rest of a list whose next page was not loaded is inspected, too", async () => {
    await page.setContent(fixturePages.UNFINISHED_LIST);
    expect(await inspect(page, patient)).toEqual({ targets: 2, problems: [] });
    expect(await inspect(page, patient, { loadMore: () => loadMore(patient) })).toEqual({
      targets: 3,
      problems: [],
    });
  });

  it("only the opened element is inspected", async () => {
    await page.setContent(fixturePages.NOTICE_OVER_BAR);
    const root = await page.locator(".cookies").elementHandle();
    expect(await inspect(page, patient, { root })).toEqual({ targets: 1, problems: [] });
  });
});
