import type { Browser } from "playwright-core";
import { LAYOUTS } from "./layouts";
import { memberVisit } from "./pages/membership";
import { openBrowser, Visit } from "./visit";

const NOT_FOUND = "The page you are looking for does not exist.";
const CLASS = "/class/00000000-0000-4000-8000-000000000000";
let browser: Browser;

/** Opens each address as if typed into the address bar. */
async function expectRedirects(
  visit: Visit,
  paths: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [path, arrival] of Object.entries(paths)) {
    await visit.page.goto(path, { waitUntil: "commit" });
    await visit.arrives(arrival);
    await visit.page.getByRole("main").first().waitFor();
    expect(visit.address).toBe(arrival);
  }
}

const all = (paths: readonly string[], arrival: string) =>
  Object.fromEntries(paths.map((path) => [path, arrival]));
const stays = (paths: readonly string[]) => Object.fromEntries(paths.map((path) => [path, path]));

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser?.close());

describe.each(LAYOUTS)("a visitor, %s", (_, layout) => {
  let visitor: Visit;
  beforeAll(async () => {
    visitor = await Visit.start(browser, layout);
  });
  afterAll(() => visitor?.context.close());

  it("ROUTE-01 ROUTE-03 ROUTE-04 ROUTE-06 ROUTE-07 may open the funnel, reset and public pages", () =>
    visitor.step((visit) =>
      expectRedirects(
        visit,
        stays(
          ["/onboarding", "/onboarding/goal", "/signin", "/verification"].concat([
            "/reset/email",
            "/public/catalog",
            "/public/instructors",
          ]),
        ),
      ),
    ));

  it("FUN-REG-04 ROUTE-02 ROUTE-22 ROUTE-23 ROUTE-24 is redirected to the first page of a flow", () =>
    visitor.step((visit) =>
      expectRedirects(visit, {
        "/registration": "/registration/plan",
        "/registration?onboarding_flow=02": "/registration/step1?onboarding_flow=02",
        "/registration/step1": "/registration/step1",
        "/registration/nonsense": "/registration/step1",
        "/registration/9?registration_version=9": "/registration/step1?registration_version=9",
        "/registration/9?onboarding_flow=01": "/registration/plan?onboarding_flow=01",
        "/registration/8": "/registration/step1",
        "/reset": "/reset/email",
      }),
    ));

  it("ROUTE-10 ROUTE-11 ROUTE-37 ROUTE-38 is redirected to sign in from everything else", () =>
    visitor.step((visit) =>
      expectRedirects(
        visit,
        all(
          ["/", "/dashboard", "/classes", "/settings/profile", "/no-such-page", CLASS].concat([
            "/saved",
            "/history?status=completed",
            "/search?hip%20hop",
          ]),
          "/signin",
        ),
      ),
    ));

  it("ROUTE-05 has nothing to confirm", () =>
    visitor.step((visit) => expectRedirects(visit, { "/confirmation": "/signin" })));
});

describe("a member without a subscription", () => {
  let member: Visit;
  beforeAll(async () => {
    member = await memberVisit(browser, "inactive");
  });

  it("ROUTE-12 ROUTE-15 ROUTE-19 is redirected to the subscription page", () =>
    member.step((visit) =>
      expectRedirects(
        visit,
        all(
          [
            "/",
            "/dashboard",
            "/saved",
            "/history",
            "/playlist",
            "/search?heels",
            "/listing/New-&-Trending",
            CLASS,
          ],
          "/settings/subscription",
        ),
      ),
    ));

  it("ROUTE-17 ROUTE-18 may open the subscription page, the catalog's lists, help and purchases", () =>
    member.step((visit) =>
      expectRedirects(
        visit,
        stays(
          ["/settings/subscription", "/settings/profile", "/classes", "/styles"].concat(
            ["/styles/Hip-Hop", "/instructors", "/instructors/Dex-Okafor"],
            ["/help/FAQ", "/help/contact-us", "/purchase", "/purchase-gift-card"],
          ),
        ),
      ),
    ));
});

describe("a subscriber", () => {
  let subscriber: Visit;
  beforeAll(async () => {
    subscriber = await memberVisit(browser, "active yearly");
  });

  it("ROUTE-13 ROUTE-14 sees the same dashboard at / and /dashboard", () =>
    subscriber.step(async (visit) => {
      for (const path of ["/", "/dashboard"]) {
        await expectRedirects(visit, stays([path]));
        await visit.page.getByRole("heading", { name: "DASHBOARD" }).waitFor();
      }
    }));

  it("ROUTE-01 ROUTE-02 ROUTE-03 ROUTE-04 is redirected home from the funnel", () =>
    subscriber.step((visit) =>
      expectRedirects(
        visit,
        all(["/onboarding", "/registration/step1", "/signin", "/verification"], "/"),
      ),
    ));

  it("ROUTE-06 ROUTE-07 may open reset and public pages", () =>
    subscriber.step((visit) => expectRedirects(visit, stays(["/reset/email", "/public/styles"]))));

  it("ROUTE-28 sees a message if a page does not exist", () =>
    subscriber.step(async (visit) => {
      await expectRedirects(visit, stays(["/no-such-page"]));
      await visit.page.getByText(NOT_FOUND).waitFor();
    }));

  it("ROUTE-29 is signed out by /logout from any page and ends at sign in", () =>
    subscriber.step((visit) =>
      expectRedirects(visit, { "/logout": "/signin", "/saved": "/signin" }),
    ));
});
