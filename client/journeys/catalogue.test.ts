import { STYLE_DISPLAY_ORDER } from "@eightcount/rules/style-order";
import type { Browser, Page } from "playwright-core";
import { columns, seen, under, widen } from "./pages/layout";
import { signInAs } from "./pages/membership";
import { isMoving, picturesArrive } from "./pages/pictures";
import { until } from "./pages/player";
import { openBrowser, Visit } from "./visit";

jest.setTimeout(60_000);

const WIDE = 1280;
const SMALL = 700;
const CATALOGUE = /^\/(public\/(?!terms)|classes|styles|playlist|instructors)/;
const PAGES = [
  ["/classes", "/public/catalog"],
  ["/styles", "/public/styles"],
  ["/styles/Dancehall", "/public/styles/Dancehall"],
  ["/playlist", "/public/playlist"],
  ["/playlist/Island-Sunday", "/public/playlist/Island-Sunday"],
  ["/instructors", "/public/instructors"],
  ["/instructors/Noa-Adeyemi", "/public/instructors/Noa-Adeyemi"],
] as const;

let browser: Browser;
let visitor: Visit;
let member: Visit;

beforeAll(async () => {
  browser = await openBrowser();
  visitor = await Visit.start(browser, { width: WIDE, cookies: "declined", motion: true });
  member = await Visit.start(browser, { width: WIDE, cookies: "declined", motion: true });
  await signInAs(member, "active yearly");
});
afterAll(() => browser?.close());

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole("main").getByRole("heading", { level: 1 }).waitFor();
}

/** Where the page's links into the catalogue lead. */
async function catalogueLinks(page: Page): Promise<string[]> {
  const hrefs = await page
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  return hrefs.filter((href) => CATALOGUE.test(href));
}

describe("links of the catalogue", () => {
  it.each(PAGES)(
    "CAT-NAV-12 lead members from %s to their own pages and visitors from %s to public ones",
    async (own, toEveryone) => {
      await open(visitor.page, toEveryone);
      const visitors = await catalogueLinks(visitor.page);
      expect(visitors.filter((href) => !href.startsWith("/public/"))).toEqual([]);
      await open(member.page, own);
      const members = await catalogueLinks(member.page);
      expect(members.filter((href) => href.startsWith("/public/"))).toEqual([]);
      expect(members.length).toBeGreaterThan(3);
    },
  );

  it("CAT-STY-04 a tile leads to its style, under the public prefix when signed out", async () => {
    for (const [visit, prefix] of [
      [visitor, "/public"],
      [member, ""],
    ] as const) {
      const { page, hands } = visit;
      await open(page, `${prefix}/styles`);
      await hands.press(page.getByRole("main").getByRole("link", { name: /^Hip Hop/i }));
      await visit.arrives(`${prefix}/styles/Hip-Hop`);
    }
  });

  it("CAT-STY-05 tiles stand in the style display order", async () => {
    await open(visitor.page, "/public/styles");
    const names = await visitor.page.getByRole("main").locator("ul h3").allTextContents();
    expect(names).toEqual([...STYLE_DISPLAY_ORDER]);
  });

  it("CAT-PLY-12 ROUTE-34 a playlist opened directly is loaded, under both of its addresses", async () => {
    const heading = (page: Page) => page.getByRole("heading", { level: 1, name: "ISLAND SUNDAY" });
    for (const path of ["/playlist/Island-Sunday", "/playlists/Island-Sunday"]) {
      await open(member.page, path);
      await heading(member.page).waitFor();
      expect(member.address).toBe("/playlist/Island-Sunday");
    }
    await open(visitor.page, "/public/playlist/Island-Sunday");
    await heading(visitor.page).waitFor();
    expect(await visitor.page.getByRole("article").count()).toBeGreaterThan(3);
  });
});

describe("recommendations", () => {
  it("ROLE-07 recommended styles and playlists are for people who signed in", async () => {
    const recommended = (page: Page) => page.getByRole("heading", { name: /^Recommended/ });
    await open(member.page, "/dashboard");
    await recommended(member.page).nth(1).waitFor();
    expect(await recommended(member.page).allTextContents()).toEqual(
      expect.arrayContaining(["Recommended Styles", "Recommended Playlists"]),
    );
    await visitor.page.goto("/dashboard");
    await visitor.arrives("/signin");
    for (const path of ["/public/catalog", "/public/styles", "/public/playlist"]) {
      await open(visitor.page, path);
      expect(await recommended(visitor.page).count()).toBe(0);
    }
  });
});

describe("lists of the catalogue", () => {
  it("CONST-18 popular lists show three classes, two on a small style page", async () => {
    const { page } = visitor;
    for (const path of ["styles/Dancehall", "playlist/Island-Sunday", "instructors/Noa-Adeyemi"]) {
      await widen(page, WIDE);
      await open(page, `/public/${path}`);
      expect(await seen(under(page, "Most Popular Classes"))).toBe(3);
    }
    await open(page, "/public/styles/Dancehall");
    await widen(page, SMALL);
    expect(await seen(under(page, "Most Popular Classes"))).toBe(2);
    await widen(page, WIDE);
  });

  it("another filter shows its classes without a moment of nothing, and says what it would leave", async () => {
    const { page, hands } = visitor;
    await open(page, "/public/catalog");
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

  it("going back finds the list as long and as far down as it was left, and asks for nothing", async () => {
    const { page, hands } = visitor;
    await open(page, "/public/styles/Dancehall");
    const cards = page.getByRole("article");
    const atFirst = await cards.count();
    await hands.scroll(20_000);
    await page.waitForFunction(
      (count) => document.querySelectorAll("article").length > count,
      atFirst,
    );
    const depth = () => page.evaluate(() => Math.round(window.scrollY));
    await hands.scroll(1400 - (await depth()));
    await page.waitForFunction(() => Math.abs(window.scrollY - 1400) <= 1);
    const before = await cards.count();
    await hands.press(page.getByRole("link", { name: "Instructors", exact: true }).first());
    await visitor.arrives("/public/instructors");
    await page.getByRole("heading", { level: 1, name: /Instructors/ }).waitFor();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    const asked: string[] = [];
    page.on("request", (request) => {
      if (new URL(request.url()).searchParams.has("extensions")) asked.push(request.url());
    });
    await page.goBack();
    await page.getByRole("heading", { level: 1, name: "DANCEHALL" }).waitFor();
    await page.waitForFunction(() => Math.abs(window.scrollY - 1400) <= 1);
    expect(await cards.count()).toBe(before);
    expect(asked).toEqual([]);
  });
});

describe("cards", () => {
  it("CAT-CARD-14 change at widths of 300 and 200 px", async () => {
    const { page } = visitor;
    await open(page, "/public/catalog");
    await picturesArrive(page);
    const card = page.getByRole("article").first();
    const at = (width: number) =>
      card.evaluate((element, px) => {
        const item = element.parentElement as HTMLElement;
        item.style.width = `${px}px`;
        const style = (selector: string) =>
          getComputedStyle(element.querySelector(selector) as Element);
        return {
          facts: style("h3 ~ div").flexWrap,
          disc: style("button span").width,
        };
      }, width);
    expect(await at(300)).toEqual({ facts: "nowrap", disc: "32px" });
    expect(await at(299)).toEqual({ facts: "wrap", disc: "32px" });
    expect(await at(201)).toEqual({ facts: "wrap", disc: "32px" });
    expect(await at(200)).toEqual({ facts: "wrap", disc: "26px" });
  });

  it("CAT-CARD-04 plays the muted trailer under a resting mouse", async () => {
    const { page, hands } = visitor;
    await open(page, "/public/catalog?style=Hip%20Hop");
    const card = page.getByRole("article").filter({ hasText: "Basement Tape" });
    const film = page.locator("article video");
    await hands.rest(card);
    await isMoving(film);
    expect(await film.evaluate((video: HTMLVideoElement) => video.muted)).toBe(true);
    expect(await film.getAttribute("src")).toContain("/trailer.mp4?");
    await hands.point({ x: 0, y: 0 });
    await film.waitFor({ state: "detached" });
  });

  it("pictures come as wide as their box, and none of a page makes it jump", async () => {
    const fresh = await Visit.start(browser, { width: WIDE, cookies: "declined" });
    const { page } = fresh;
    await page.addInitScript(() => {
      const jumps = { sum: 0 };
      Object.assign(globalThis, { jumps });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          jumps.sum += (entry as unknown as { value: number }).value;
        }
      }).observe({ type: "layout-shift", buffered: true });
    });
    for (const [, path] of PAGES) {
      await open(page, path);
      await picturesArrive(page);
      const sum = await page.evaluate(
        () => (globalThis as unknown as { jumps: { sum: number } }).jumps.sum,
      );
      expect([path, sum < 0.05]).toEqual([path, true]);
    }
    await open(page, "/public/catalog");
    await picturesArrive(page);
    expect(await columns(page.locator("main li:has(article)"))).toBe(4);
    const sources = await page
      .locator("article img")
      .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).currentSrc));
    const arrived = sources.filter(Boolean);
    expect(arrived.length).toBeGreaterThan(3);
    for (const source of arrived) expect(source).toMatch(/\.webp\?Expires=\d+&Key-Pair-Id=/);
  });
});

describe("the shell", () => {
  it("CONST-22 the rail is 80 px wide, the table of contents 286, a player 300 to 600 high", async () => {
    const { page, hands } = member;
    await widen(page, WIDE);
    await open(page, "/classes?style=Hip-Hop");
    const rail = await page.getByRole("navigation", { name: "Main" }).boundingBox();
    expect(rail?.width).toBe(80);
    await hands.press(page.getByRole("link", { name: "Basement Tape" }));
    // Until then the card's own preview is the first video.
    await page.waitForURL(/\/class\//, { waitUntil: "commit" });
    const film = page.locator("main video").first();
    await film.waitFor();
    const isHighAt = async (width: number, height: number) => {
      await widen(page, width);
      await until(`the film is ${height} px high in a window of ${width} px`, async () => {
        return Math.round((await film.boundingBox())?.height ?? 0) === height;
      });
    };
    await isHighAt(1600, 600);
    await isHighAt(1000, Math.round(562.5 - 80));
    await isHighAt(500, 300);
    await widen(page, WIDE);
    const contents = page.getByRole("complementary", { name: "Timestamps" });
    const opener = contents.getByRole("button", { name: "Open timestamps" });
    if (await opener.isVisible()) await hands.press(opener);
    expect((await contents.boundingBox())?.width).toBe(286);
  });

  it("API-GEN-01 every question goes to the one GraphQL address", async () => {
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
      await open(page, path);
    }
    expect([...asked]).toEqual(["/graphql"]);
  });
});

const OWN = PAGES.map(([own]) => own);
