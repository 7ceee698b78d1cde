import { rowsOf } from "@eightcount/test-kit/stacks/stack-databases";
import type { Browser, Locator, Page } from "playwright-core";
import { columns, overflow, setWindowWidth } from "./pages/layout";
import { memberVisit } from "./pages/membership";
import { claimsOf } from "./pages/tokens";
import { openBrowser, type Visit } from "./visit";

const WIDE = 1440;
const PHONE = 390;
let browser: Browser;
let member: Visit;
const step = (work: (visit: Visit) => Promise<void>) => () => member.step(work);

beforeAll(async () => {
  browser = await openBrowser();
  member = await memberVisit(browser, "active yearly", { width: WIDE });
});

afterAll(() => browser?.close());

/** One segment of a bar: its position and the color of its level. */
interface Part {
  readonly x: number;
  readonly top: number;
  readonly bottom: number;
  readonly fill: string;
}

const drawn = (page: Page) => page.locator("svg rect[rx][fill^='#']");

async function partsOf(page: Page): Promise<Part[]> {
  const rects = drawn(page);
  await rects.first().waitFor();
  return rects.evaluateAll((elements) =>
    elements.map((element) => {
      const { x, top, bottom } = element.getBoundingClientRect();
      return { x: Math.round(x), top, bottom, fill: element.getAttribute("fill") ?? "" };
    }),
  );
}

/** Colors of each bar from bottom to top. */
function bars(parts: readonly Part[]): string[][] {
  const places = [...new Set(parts.map(({ x }) => x))].sort((one, other) => one - other);
  return places.map((place) =>
    parts
      .filter(({ x }) => x === place)
      .toSorted((one, other) => other.bottom - one.bottom)
      .map(({ fill }) => fill),
  );
}

const legendColor = (page: Page, level: string) =>
  page
    .locator("li")
    .filter({ hasText: new RegExp(`^${level}$`) })
    .locator("i")
    .evaluate((swatch) => {
      const [red = 0, green = 0, blue = 0] = (
        getComputedStyle(swatch).backgroundColor.match(/\d+/g) ?? []
      ).map(Number);
      return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, "0")).join("")}`;
    });

/** Numbers in the info tip by name. */
async function tipOf(page: Page): Promise<Record<string, number>> {
  const lines = page.getByRole("tooltip").locator("dl > div");
  await lines.first().waitFor();
  const texts = await lines.evaluateAll((elements) =>
    elements.map(({ children }) => [...children].map((child) => child.textContent ?? "")),
  );
  return Object.fromEntries(texts.map(([name = "", value]) => [name, Number(value)]));
}

describe("the chart of classes taken", () => {
  it(
    "CAT-CHART-04 stacks beginner, intermediate and advanced from the bottom up",
    step(async ({ page }) => {
      await page.goto("/dashboard");
      const order: string[] = [];
      const stacks = bars(await partsOf(page));
      for (const level of ["Beginner", "Intermediate", "Advanced"]) {
        order.push(await legendColor(page, level));
      }
      expect(new Set(order).size).toBe(3);
      expect(stacks.length).toBeGreaterThan(5);
      for (const colors of stacks) {
        const lowered = colors.map((fill) => fill.toLowerCase());
        expect(lowered).toEqual(order.filter((color) => lowered.includes(color)));
      }
      expect(new Set(stacks.flat().map((fill) => fill.toLowerCase()))).toEqual(new Set(order));
    }),
  );

  it(
    "CAT-CHART-09 the info tip shows Total, Adv, Int and Beg of the bar under the pointer",
    step(async ({ page, hands }) => {
      const parts = await partsOf(page);
      const barOf = ({ x }: Part) => bars(parts.filter((part) => part.x === x))[0] ?? [];
      const [part] = parts.toSorted((one, other) => barOf(other).length - barOf(one).length);
      if (!part) throw new Error("the chart has no bar");
      const fills = barOf(part).map((fill) => fill.toLowerCase());
      const isIn = async (level: string) => fills.includes(await legendColor(page, level));
      await hands.point({ x: part.x + 6, y: (part.top + part.bottom) / 2 });
      const tip = await tipOf(page);
      expect(Object.keys(tip)).toEqual(["Total", "Adv", "Int", "Beg"]);
      const { Total, Adv = 0, Int = 0, Beg = 0 } = tip;
      expect(Total).toBe(Adv + Int + Beg);
      expect({ Adv: Adv > 0, Int: Int > 0, Beg: Beg > 0 }).toEqual({
        Adv: await isIn("Advanced"),
        Int: await isIn("Intermediate"),
        Beg: await isIn("Beginner"),
      });
      await hands.point({ x: 5, y: 5 });
      await page.getByRole("tooltip").waitFor({ state: "hidden" });
    }),
  );

  it(
    "the keyboard moves from bar to bar and shows the same tip",
    step(async ({ page, hands }) => {
      await hands.tabTo(page.getByRole("button", { name: "Earlier" }));
      const titles: (string | null)[] = [];
      const title = page.getByRole("tooltip").locator("b");
      for (let press = 0; press < 4 && !(await title.isVisible()); press += 1) {
        await hands.key("Tab");
        await hands.key("ArrowRight");
      }
      for (let bar = 0; bar < 3; bar += 1) {
        titles.push(await title.textContent());
        await hands.key("ArrowRight");
      }
      expect(new Set(titles).size).toBe(3);
      expect(Object.keys(await tipOf(page))).toEqual(["Total", "Adv", "Int", "Beg"]);
    }),
  );

  it(
    "the table shows the same numbers in both layouts",
    step(async ({ page, hands }) => {
      for (const width of [WIDE, PHONE]) {
        await setWindowWidth(page, width);
        await hands.press(page.getByRole("button", { name: "Show as table" }));
        const rows = page.getByRole("table").getByRole("row");
        await rows.nth(3).waitFor();
        expect(await overflow(page)).toBe(0);
        await hands.press(page.getByRole("button", { name: "Show as chart" }));
      }
      await setWindowWidth(page, WIDE);
    }),
  );
});

/** Puts back what a journey removed, because walks count what this member's dashboard has. */
async function restoreRemoved({ token }: Visit): Promise<void> {
  const text = "UPDATE class_record SET set_aside_at = NULL WHERE member_id = $1";
  await rowsOf("viewing", text, [claimsOf(token).sub]);
}

describe("the row of started classes", () => {
  const names = (row: Locator) => row.getByRole("heading", { level: 3 }).allTextContents();

  it("CAT-DASH-05 a removed class stays removed after a reload, and Undo restores it permanently", async () => {
    const visit = await memberVisit(browser, "Employee", { width: WIDE });
    const { page, hands } = visit;
    const row = page.locator("section").filter({
      has: page.getByRole("heading", { name: "Continue Dancing" }),
    });
    const open = async () => {
      await page.goto("/dashboard");
      await row.getByRole("article").first().waitFor();
      return names(row);
    };
    const before = await open();
    const [first = ""] = before;
    const remove = row.getByRole("button", { name: `Remove ${first} from Continue Dancing` });
    const saved = (name: string) =>
      page.waitForResponse((response) => response.request().postData()?.includes(name) ?? false);
    await Promise.all([saved("useContinueDancingRemoveMutation"), hands.press(remove)]);
    expect(await names(row)).not.toContain(first);
    expect(await open()).not.toContain(first);
    await Promise.all([
      saved("useContinueDancingRemoveMutation"),
      hands.press(row.getByRole("button", { name: /^Remove/ }).first()),
    ]);
    const second = (await row.getByRole("status").textContent())?.split(" was removed")[0] ?? "";
    await Promise.all([
      saved("useContinueDancingRestoreMutation"),
      hands.press(row.getByRole("button", { name: "Undo" })),
    ]);
    expect(await open()).toContain(second);
    await restoreRemoved(visit);
    expect(await open()).toEqual(before);
    expect(visit.complaints).toEqual([]);
    await visit.context.close();
  });
});

describe("saved classes", () => {
  it(
    "CAT-SAVE-10 are four per row on a desktop and one per row on a phone",
    step(async ({ page }) => {
      const cards = page.getByRole("main").locator("ul > li:has(article)");
      for (const [width, row] of [
        [WIDE, 4],
        [PHONE, 1],
      ] as const) {
        await setWindowWidth(page, width);
        await page.goto("/saved");
        await page.getByRole("heading", { name: "SAVED VIDEOS" }).waitFor();
        expect(await columns(cards)).toBe(row);
        expect(
          await page
            .getByRole("button", { name: /^Unsave/ })
            .first()
            .isVisible(),
        ).toBe(true);
        expect(await overflow(page)).toBe(0);
      }
      await setWindowWidth(page, WIDE);
    }),
  );
});
