import type { Browser } from "playwright-core";
import { LAYOUTS } from "./layouts";
import { accessibilityViolations } from "./pages/layout";
import { openBrowser, Visit } from "./visit";

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser?.close());

describe.each(LAYOUTS)("a visitor searches %s", (_layout, options) => {
  let visit: Visit;
  const isPhone = "phone" in options;
  const step = (work: (visit: Visit) => Promise<void>) => () => visit.step(work);
  const box = ({ page }: Visit) => page.getByRole("combobox", { name: "Search Text" }).first();

  async function openBox(visit: Visit): Promise<void> {
    if (!isPhone) return;
    await visit.hands.press(visit.page.getByRole("button", { name: "Menu" }));
    await box(visit).waitFor();
  }

  beforeAll(async () => {
    visit = await Visit.start(browser, options);
  });
  afterAll(() => visit?.context.close());

  it(
    "CAT-SRCH-01 CAT-SRCH-08 Enter in the search box opens the public search",
    step(async (visit) => {
      const { hands, page } = visit;
      await page.goto("/public/styles");
      await page.getByRole("heading", { name: "STYLES", level: 1 }).waitFor();
      await visit.declineCookies();
      await openBox(visit);
      await hands.type(box(visit), "dancehall");
      await hands.key("Enter");
      await visit.arrives("/public/search?dancehall");
      await page.getByRole("heading", { name: "SEARCH RESULTS FOR dancehall" }).waitFor();
      await page.getByRole("heading", { name: "Instructors" }).waitFor();
      await page.getByRole("heading", { name: "Classes" }).waitFor();
      expect(await accessibilityViolations(page)).toEqual([]);
    }),
  );

  it(
    "ROUTE-43 a result is a public page, and going back returns to the results",
    step(async (visit) => {
      const { hands, page } = visit;
      await hands.press(page.getByRole("main").getByRole("link", { name: /^Dancehall/ }));
      await visit.arrives("/public/styles/Dancehall");
      await page.getByRole("heading", { name: "Dancehall", level: 1 }).waitFor();
      await page.goBack();
      await visit.arrives("/public/search?dancehall");
      await page.getByRole("heading", { name: "SEARCH RESULTS FOR dancehall" }).waitFor();
    }),
  );

  it(
    "CAT-SRCH-05 CAT-SRCH-10 a search on the page itself may have no results",
    step(async (visit) => {
      const { hands, page } = visit;
      await hands.type(page.getByRole("combobox", { name: "Search again" }), "zzzzqq");
      await hands.key("Enter");
      await visit.arrives("/public/search?zzzzqq");
      await page.getByText("No Items Found").waitFor();
    }),
  );

  it(
    "CAT-SRCH-06 an empty search offers styles, each on its public page",
    step(async (visit) => {
      const { hands, page } = visit;
      await hands.type(page.getByRole("combobox", { name: "Search again" }), "");
      await hands.key("Enter");
      await visit.arrives("/public/search");
      await page.getByRole("heading", { name: "Browse styles" }).waitFor();
      expect(await accessibilityViolations(page)).toEqual([]);
      await hands.press(page.getByRole("main").getByRole("link", { name: /^Salsa/ }));
      await visit.arrives("/public/styles/Salsa");
      await page.getByRole("heading", { name: "Salsa", level: 1 }).waitFor();
    }),
  );

  it(
    "ROUTE-43 a suggestion opens a public page",
    step(async (visit) => {
      const { hands, page } = visit;
      await openBox(visit);
      await hands.type(box(visit), "reggeton");
      await hands.press(page.getByRole("option", { name: "Reggaeton, Style" }));
      await visit.arrives("/public/styles/Reggaeton");
      expect(visit.complaints).toEqual([]);
    }),
  );
});
