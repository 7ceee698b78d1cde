import type { Browser } from "playwright-core";
import { ADDRESSES } from "./pages/addresses";
import { settle, watchTraffic } from "./pages/audit";
import { coveredNow, coveredTargets } from "./pages/covered";
import { openBrowser, Visit } from "./visit";

jest.setTimeout(90_000);

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

const SOME = [
  "/onboarding",
  "/onboarding/choose-styles",
  "/signin",
  "/public/instructors",
] as const;
const WINDOWS = [
  ["a desk", { width: 1440, height: 900 }, ADDRESSES.visitor],
  ["a phone", { width: 390, height: 844 }, ADDRESSES.visitor],
  ["the narrowest phone", { width: 320, height: 568 }, SOME],
  ["a desk at 200 %", { width: 720, height: 450 }, SOME],
  ["a wide desk", { width: 1920, height: 1080 }, SOME],
] as const;

describe.each(WINDOWS)("the cookie notice on %s", (_name, size, addresses) => {
  let visit: Visit;
  let underWay: () => number;
  beforeAll(async () => {
    visit = await Visit.start(browser, size.width, "unasked");
    await visit.page.setViewportSize(size);
    await visit.page.emulateMedia({ reducedMotion: "reduce" });
    underWay = watchTraffic(visit.page);
  });
  afterAll(() => visit.context.close());

  const open = async (at: string) => {
    const { page } = visit;
    await page.goto(at);
    await page.getByRole("region", { name: "Cookies" }).waitFor();
    await settle(page, underWay);
  };

  it.each(addresses)("FUN-MISC-01 covers nothing a person can press on %s", async (at) => {
    const { page } = visit;
    await open(at);
    await page.mouse.move(size.width / 2, size.height / 2);
    expect(await coveredTargets(page, (pixels) => page.mouse.wheel(0, pixels))).toEqual([]);
  });

  it("FUN-MISC-01 leaves a question's Back, Skip and Next free without scrolling", async () => {
    await open("/onboarding/goal");
    expect(await coveredNow(visit.page, ["Back", "Skip", "Next"])).toEqual([]);
  });
});

it("FUN-MISC-01 a phone's first visit can press Start and Skip without scrolling", async () => {
  const visit = await Visit.start(browser, 390, "unasked");
  await visit.page.setViewportSize({ width: 390, height: 844 });
  await visit.page.goto("/onboarding");
  await visit.page.getByRole("region", { name: "Cookies" }).waitFor();
  expect(await coveredNow(visit.page, ["Start", "Skip"])).toEqual([]);
});
