import type { Browser, Locator } from "playwright-core";
import { LAYOUTS } from "./layouts";
import { settle, type Traffic, watchTraffic } from "./pages/audit";
import { overlap } from "./pages/layout";
import { PHONE } from "./pages/windows";
import { inspect } from "./pointer/inspect";
import { openBrowser, Visit } from "./visit";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

/** Like the visitor's walk, but in other window sizes. */
const SOME = [
  "/onboarding",
  "/onboarding/choose-styles",
  "/signin",
  "/public/instructors",
] as const;
const WINDOWS = [
  ["a desk", { width: 1440, height: 900 }, []],
  ["a phone", PHONE, []],
  ["the narrowest phone", { width: 320, height: 568 }, SOME],
  ["a desk at 200 %", { width: 720, height: 450 }, SOME],
  ["a wide desk", { width: 1920, height: 1080 }, SOME],
] as const;

declare global {
  interface Window {
    /** Layout shift scores, as fractions of the window. */
    shifts: number[];
  }
}

/** Runs in the page before its own scripts. */
function watchShifts(): void {
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      window.shifts.push((entry as PerformanceEntry & { readonly value: number }).value);
    }
  }).observe({ type: "layout-shift", buffered: true });
}

/** Expects each to be present and to take a press at the current scroll position. */
async function expectUncovered({ page, hands }: Visit, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const options = { name, exact: true };
    await hands.find(page.getByRole("button", options).or(page.getByRole("link", options)));
  }
  expect(await page.evaluate(() => scrollY)).toBe(0);
}

describe.each(WINDOWS)("the cookie notice on %s", (name, size, addresses) => {
  let visit: Visit;
  let traffic: Traffic;
  beforeAll(async () => {
    visit = await Visit.start(browser, { phone: name.endsWith("phone") });
    await visit.page.setViewportSize(size);
    traffic = watchTraffic(visit.page);
  });
  afterAll(() => visit.context.close());

  const open = async (at: string) => {
    const { page } = visit;
    await page.goto(at);
    await page.getByRole("region", { name: "Cookies" }).waitFor();
    await settle(page, traffic);
  };

  for (const at of addresses) {
    it(`FUN-MISC-01 covers nothing a person can press on ${at}`, async () => {
      await open(at);
      expect((await inspect(visit.page, visit.hands)).problems).toEqual([]);
    });
  }

  // A target that moves just before the press is missed.
  it.each(["/onboarding", "/reset/email"])(
    "FUN-MISC-01 appears together with the page: %s",
    async (at) => {
      const { page } = visit;
      await page.addInitScript(watchShifts);
      await open(at);
      expect(await page.evaluate(() => Math.max(0, ...window.shifts))).toBeLessThan(0.005);
    },
  );

  it("FUN-MISC-01 leaves a question's Back, Skip and Next free without scrolling", async () => {
    await open("/onboarding/goal");
    await expectUncovered(visit, ["Back", "Skip", "Next"]);
  });
});

describe.each(LAYOUTS)("a first visit, %s", (_, layout) => {
  let visit: Visit;
  beforeEach(async () => {
    visit = await Visit.start(browser, layout);
  });
  afterEach(() => visit.context.close());
  const notice = () => visit.page.getByRole("region", { name: "Cookies" });

  it("FUN-MISC-01 can press Start and Skip without scrolling", async () => {
    const { page, hands } = visit;
    await page.goto("/onboarding");
    await notice().waitFor();
    await expectUncovered(visit, ["Start", "Skip"]);
    await hands.press(page.getByRole("link", { name: "Start" }));
    await visit.arrives("/onboarding/rate-yourself");
    await hands.press(page.getByRole("button", { name: "Next" }));
    await visit.arrives("/onboarding/how-much-time");
    await notice().waitFor();
  });

  it("FUN-MISC-01 keeps drawer, dialog and message above the notice", async () => {
    const { page, hands, isPhone } = visit;
    const isAbove = async (one: Locator) => {
      const [own, limit] = [await one.boundingBox(), await notice().boundingBox()];
      if (!own || !limit) throw new Error("one of the two elements is not visible");
      expect(own.y + own.height).toBeLessThanOrEqual(limit.y);
    };
    const coversNothing = async (message: Locator) => {
      for (const control of await page.locator("main").locator("a, button, input").all())
        expect([await control.textContent(), await overlap(message, control)]).toContain(false);
    };
    // A sheet that is sliding up is not yet in its final position.
    await page.goto("/public/catalog");
    await notice().waitFor();
    if (isPhone) {
      await hands.press(page.getByRole("button", { name: "Menu" }));
      const drawer = page.getByRole("dialog");
      await isAbove(drawer.getByRole("link", { name: "Sign Up" }));
      await hands.press(drawer.getByRole("button", { name: "Close menu" }));
    }
    const card = page.getByRole("article").first();
    await hands.press(card.getByRole("button", { name: /^(?!Save )/ }));
    await isAbove(page.getByRole("dialog", { name: "Start Learning" }));
    await page.goto("/signin");
    await hands.type(page.getByLabel("Email"), "no-such-dancer@eightcount.test");
    await hands.type(page.getByLabel("Password", { exact: true }), "Dance123!");
    await hands.press(page.getByRole("button", { name: "Sign In" }));
    await page.getByRole("alert").waitFor();
    await isAbove(page.getByRole("alert"));
    await coversNothing(page.getByRole("alert"));
  });
});
