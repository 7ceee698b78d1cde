import type { Browser } from "playwright-core";
import { LAYOUTS } from "./layouts";
import { memberVisit, signInAs } from "./pages/membership";
import { openBrowser, Visit, type VisitOptions } from "./visit";

/** Pages for every signed-in member, with their headings. */
const SIGNED_IN_PAGES = [
  ["/purchase", "Purchase Subscription"],
  ["/purchase-gift-card", "Gift Card - Purchase Subscription"],
  ["/classes", "CLASSES"],
  ["/settings/subscription", /\S/],
  ["/help/FAQ", /\S/],
] as const;
const DESK_WIDTHS = [900, 1280, 1920];
const PHONE_WIDTHS = [390, 899];

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser?.close());

describe.each(LAYOUTS)("the pages of members, %s", (_, options: VisitOptions) => {
  it("ROLE-02 a signed-in user opens the purchase pages and the main application, a visitor does not", async () => {
    const member = await memberVisit(browser, "inactive", options);
    await member.step(async ({ page }) => {
      for (const [path, heading] of SIGNED_IN_PAGES) {
        await page.goto(path);
        await page.getByRole("heading", { name: heading, level: 1 }).waitFor();
        expect(new URL(page.url()).pathname).toBe(path);
      }
    });
    await member.context.close();
    const visitor = await Visit.start(browser, options);
    await visitor.step(async (visit) => {
      for (const [path] of SIGNED_IN_PAGES) {
        await visit.page.goto(path);
        await visit.page.getByRole("button", { name: "Sign In" }).waitFor();
        expect(visit.address).toBe("/signin");
      }
    });
    await visitor.context.close();
  });

  it("FUN-REG-03 a browser with an account leads from the registration to /signin, until a new account is wanted", async () => {
    const visit = await Visit.start(browser, options);
    await visit.step(async ({ page, hands }) => {
      await page.goto("/signin");
      await visit.declineCookies();
      await signInAs(visit, "inactive");
      await page.goto("/logout");
      await visit.arrives("/signin");
      for (const path of ["/registration", "/registration/info", "/registration/step1"]) {
        await page.goto(path);
        await visit.arrives("/signin");
        await page.getByRole("button", { name: "Sign In" }).waitFor();
      }
      await hands.press(page.getByRole("link", { name: "Create a new account" }));
      await visit.arrives("/onboarding");
      await page.goto("/registration/step1");
      await page.getByRole("heading", { name: "CHOOSE AN OPTION" }).waitFor();
      expect(visit.address).toBe("/registration/step1");
    });
    await visit.context.close();
  });
});

describe("the password reset", () => {
  let visit: Visit;
  beforeAll(async () => {
    visit = await Visit.start(browser);
    await visit.step(async (visit) => {
      await visit.page.goto("/reset/email");
      await visit.declineCookies();
    });
  });
  afterAll(() => visit?.context.close());

  /** Positions of the brand's header and the form. */
  async function measure({ page }: Visit, width: number) {
    await page.setViewportSize({ width, height: 900 });
    const header = page.getByRole("banner");
    await header.getByRole("link", { name: "Eightcount" }).waitFor();
    const [band, form] = [await header.boundingBox(), await page.getByRole("main").boundingBox()];
    if (!band || !form) throw new Error("the page has no header or no form");
    return { band, form };
  }

  it("FUN-RST-13 on a desk the header with the logo fills the side of the window", () =>
    visit.step(async (visit) => {
      for (const width of DESK_WIDTHS) {
        const { band, form } = await measure(visit, width);
        expect(band.x + band.width).toBeLessThanOrEqual(form.x);
        expect(band.height).toBeGreaterThanOrEqual(900);
        expect(band.width).toBeGreaterThan(width / 2);
      }
    }));

  it("below 900 px the header is a band above the form", () =>
    visit.step(async (visit) => {
      for (const width of PHONE_WIDTHS) {
        const { band, form } = await measure(visit, width);
        expect(band.y + band.height).toBeLessThanOrEqual(form.y);
        expect(band.width).toBe(width);
      }
    }));
});
