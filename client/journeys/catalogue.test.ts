import { STYLE_DISPLAY_ORDER } from "@eightcount/rules/catalogue/style-order";
import type { Browser, Page } from "playwright-core";
import { LAYOUTS } from "./layouts";
import { CATALOGUE_PAGES, openPage } from "./pages/catalogue";
import { cardsUnder, setWindowWidth, visibleCount } from "./pages/layout";
import { memberVisit } from "./pages/membership";
import { open } from "./pages/navigation";
import { waitUntil } from "./pages/player";
import { openBrowser, Visit } from "./visit";

const WIDE = 1280;
const SMALL = 700;
const LOOKS_AT_REST = 3;
const CATALOGUE = /^\/(public\/(?!terms)|classes|styles|playlist|instructors)/;
const OWN = CATALOGUE_PAGES.map(([own]) => own);
const PUBLIC = CATALOGUE_PAGES.map(([, toEveryone]) => toEveryone);

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

/** Targets of the page's links into the catalog. */
async function catalogueLinks(page: Page): Promise<string[]> {
  const hrefs = await page
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  return hrefs.filter((href) => CATALOGUE.test(href));
}

/** A tile links to its style with the prefix of its page. */
async function followsTile(visit: Visit, prefix: "/public" | ""): Promise<void> {
  const { page, hands } = visit;
  await openPage(page, `${prefix}/styles`);
  await hands.press(page.getByRole("main").getByRole("link", { name: /^Hip Hop/i }));
  await visit.arrives(`${prefix}/styles/Hip-Hop`);
}

/** Scroll position of a page that has come to rest. */
async function depthOf(page: Page): Promise<number> {
  const depth = () => page.evaluate(() => Math.round(window.scrollY));
  let last = -1;
  let looks = 0;
  await waitUntil("the page rests", async () => {
    const now = await depth();
    looks = now === last ? looks + 1 : 0;
    last = now;
    return looks >= LOOKS_AT_REST;
  });
  return last;
}

const recommended = (page: Page) => page.getByRole("heading", { name: /^Recommended/ });
const island = (page: Page) => page.getByRole("heading", { level: 1, name: "ISLAND SUNDAY" });

describe.each(LAYOUTS)("a visitor's catalog, %s", (_, layout) => {
  let visitor: Visit;
  beforeAll(async () => {
    visitor = await Visit.start(browser, { ...layout, motion: true });
  });
  afterAll(() => visitor?.context.close());

  it.each(PUBLIC)("CAT-NAV-12 links lead from %s to public pages", async (path) => {
    const { page, hands, isPhone } = visitor;
    await openPage(page, path);
    const links = await catalogueLinks(page);
    if (isPhone) {
      await hands.press(page.getByRole("button", { name: "Menu" }));
      await page.getByRole("dialog", { name: "Menu" }).waitFor();
      links.push(...(await catalogueLinks(page)));
    }
    expect(links.filter((href) => !href.startsWith("/public/"))).toEqual([]);
    expect(links.length).toBeGreaterThan(3);
  });

  it("CAT-STY-04 a tile leads to its style, under the public prefix", () =>
    followsTile(visitor, "/public"));

  it("CAT-STY-05 tiles follow the style display order", async () => {
    await openPage(visitor.page, "/public/styles");
    const names = await visitor.page.getByRole("main").locator("ul h3").allTextContents();
    expect(names).toEqual([...STYLE_DISPLAY_ORDER]);
  });

  it("CAT-PLY-12 a playlist opened by its address loads", async () => {
    await openPage(visitor.page, "/public/playlist/Island-Sunday");
    await island(visitor.page).waitFor();
    expect(await visitor.page.getByRole("article").count()).toBeGreaterThan(3);
  });

  it("ROLE-07 a visitor gets no recommended styles or playlists", async () => {
    await visitor.page.goto("/dashboard");
    await visitor.arrives("/signin");
    for (const path of ["/public/catalog", "/public/styles", "/public/playlist"]) {
      await openPage(visitor.page, path);
      expect(await recommended(visitor.page).count()).toBe(0);
    }
  });

  it("CONST-18 popular lists show three classes, two on a small style page", async () => {
    const { page } = visitor;
    const own = page.viewportSize();
    for (const path of ["styles/Dancehall", "playlist/Island-Sunday", "instructors/Noa-Adeyemi"]) {
      await setWindowWidth(page, WIDE);
      await openPage(page, `/public/${path}`);
      expect(await visibleCount(cardsUnder(page, "Most Popular Classes"))).toBe(3);
    }
    await openPage(page, "/public/styles/Dancehall");
    await setWindowWidth(page, SMALL);
    expect(await visibleCount(cardsUnder(page, "Most Popular Classes"))).toBe(2);
    if (own) await page.setViewportSize(own);
  });

  it("changing a filter never empties the list, and each option shows its number of classes", async () => {
    const { page, hands } = visitor;
    await openPage(page, "/public/catalog");
    await page.evaluate(() => {
      const states = new Set<string>();
      Object.assign(globalThis, { states });
      const note = () => {
        const main = document.querySelector("main");
        const cards = main?.querySelectorAll("article").length ?? 0;
        states.add(main?.innerText.includes("LOADING") || cards === 0 ? "nothing" : `${cards}`);
      };
      new MutationObserver(note).observe(document.body, { subtree: true, childList: true });
    });
    await hands.press(page.getByRole("button", { name: "Style", exact: true }));
    const option = page.getByRole("checkbox", { name: /^Heels/ });
    const promised = Number(/\d+/.exec(await option.locator("xpath=../..").innerText())?.[0]);
    await hands.tick(option);
    await visitor.arrives("/public/catalog?style=Heels");
    await page.waitForFunction(
      (count) => document.querySelectorAll("main article").length === count,
      promised,
    );
    const states = await page.evaluate(() => [
      ...(globalThis as unknown as { states: Set<string> }).states,
    ]);
    expect(states).not.toContain("nothing");
  });

  it("going back restores the list's length and scroll position without a request", async () => {
    const { page, hands } = visitor;
    await openPage(page, "/public/styles/Dancehall");
    const cards = page.getByRole("article");
    const atFirst = await cards.count();
    await hands.scroll(20_000);
    await page.waitForFunction(
      (count) => document.querySelectorAll("article").length > count,
      atFirst,
    );
    await hands.scroll(1400 - (await depthOf(page)));
    const left = await depthOf(page);
    expect(left).toBeGreaterThan(1000);
    const before = await cards.count();
    await open(visitor, "Instructors");
    await visitor.arrives("/public/instructors");
    await page.getByRole("heading", { level: 1, name: /Instructors/ }).waitFor();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    const asked: string[] = [];
    page.on("request", (request) => {
      if (new URL(request.url()).searchParams.has("extensions")) asked.push(request.url());
    });
    await page.goBack();
    await page.getByRole("heading", { level: 1, name: "DANCEHALL" }).waitFor();
    await page.waitForFunction((y) => Math.abs(window.scrollY - y) <= 1, left);
    expect(await cards.count()).toBe(before);
    expect(asked).toEqual([]);
  });
});

describe("the catalog of a member", () => {
  let member: Visit;
  beforeAll(async () => {
    member = await memberVisit(browser, "active yearly", { width: WIDE, motion: true });
  });

  it.each(OWN)("CAT-NAV-12 links lead from %s to the member's own pages", async (path) => {
    await openPage(member.page, path);
    const links = await catalogueLinks(member.page);
    expect(links.filter((href) => href.startsWith("/public/"))).toEqual([]);
    expect(links.length).toBeGreaterThan(3);
  });

  it("CAT-STY-04 a tile leads to its style", () => followsTile(member, ""));

  it("CAT-PLY-12 ROUTE-34 a playlist opened by its address loads, under both of its addresses", async () => {
    for (const path of ["/playlist/Island-Sunday", "/playlists/Island-Sunday"]) {
      await openPage(member.page, path);
      await island(member.page).waitFor();
      expect(member.address).toBe("/playlist/Island-Sunday");
    }
  });

  it("ROLE-07 styles and playlists are recommended", async () => {
    await openPage(member.page, "/dashboard");
    await recommended(member.page).nth(1).waitFor();
    expect(await recommended(member.page).allTextContents()).toEqual(
      expect.arrayContaining(["Recommended Styles", "Recommended Playlists"]),
    );
  });

  it("CONST-22 the rail is 80 px wide, the table of contents 286, a player 300 to 600 high", async () => {
    const { page, hands } = member;
    await setWindowWidth(page, WIDE);
    await openPage(page, "/classes?style=Hip-Hop");
    const rail = await page.getByRole("navigation", { name: "Main" }).boundingBox();
    expect(rail?.width).toBe(80);
    await hands.press(page.getByRole("link", { name: "Basement Tape" }));
    // Until then, the card's own preview is the first video.
    await page.waitForURL(/\/class\//, { waitUntil: "commit" });
    const film = page.locator("main video").first();
    await film.waitFor();
    const isHighAt = async (width: number, height: number) => {
      await setWindowWidth(page, width);
      await waitUntil(`the film is ${height} px high in a window of ${width} px`, async () => {
        return Math.round((await film.boundingBox())?.height ?? 0) === height;
      });
    };
    await isHighAt(1600, 600);
    await isHighAt(1000, Math.round(562.5 - 80));
    await isHighAt(500, 300);
    await setWindowWidth(page, WIDE);
    const contents = page.getByRole("complementary", { name: "Timestamps" });
    const opener = contents.getByRole("button", { name: "Open timestamps" });
    if (await opener.isVisible()) await hands.press(opener);
    expect((await contents.boundingBox())?.width).toBe(286);
  });

  it("API-GEN-01 every request goes to the single GraphQL endpoint", async () => {
    const { page } = member;
    const site = new URL(page.url()).origin;
    const asked = new Set<string>();
    page.on("request", (request) => {
      const { origin, pathname } = new URL(request.url());
      const isData = ["fetch", "xhr"].includes(request.resourceType());
      if (isData && !pathname.startsWith("/media/") && !pathname.startsWith("/otlp/")) {
        asked.add(origin === site ? pathname : request.url());
      }
    });
    for (const path of ["/dashboard", "/saved", "/history", "/search?hip%20hop", ...OWN]) {
      await openPage(page, path);
    }
    expect([...asked]).toEqual(["/graphql"]);
  });
});
