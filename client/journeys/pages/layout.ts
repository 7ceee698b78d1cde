import { readFileSync } from "node:fs";
import type { Locator, Page } from "playwright-core";

const HEIGHT = 900;
const AXE = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");
const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Sets the window's width and waits until the page has that width and has been drawn. */
export async function setWindowWidth(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: HEIGHT });
  // On a busy machine, the page gets its new size some frames after the driver's response.
  await page.waitForFunction((size) => innerWidth === size, width);
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
}

/** Number of list items in the first row. */
export async function columns(items: Locator): Promise<number> {
  await items.first().waitFor();
  return items.evaluateAll((elements) => {
    const shown = elements.filter((element) => element.getBoundingClientRect().width > 0);
    const top = shown[0]?.getBoundingClientRect().top;
    return shown.filter((element) => element.getBoundingClientRect().top === top).length;
  });
}

/** Number of visible list items. */
export async function visibleCount(items: Locator): Promise<number> {
  await items.first().waitFor();
  return items.evaluateAll(
    (elements) => elements.filter((element) => element.getBoundingClientRect().width > 0).length,
  );
}

/** Widths of list items in whole pixels. */
export async function widths(items: Locator): Promise<number[]> {
  await items.first().waitFor();
  return items.evaluateAll((elements) =>
    elements.map((element) => Math.round(element.getBoundingClientRect().width)),
  );
}

/** Position of one box relative to another: beside it, below it, or overlapping. */
export async function placeOf(one: Locator, other: Locator): Promise<"beside" | "below" | "over"> {
  const [own, first] = [await one.boundingBox(), await other.boundingBox()];
  if (!own || !first) throw new Error("one of the two elements is not visible");
  if (own.y >= first.y + first.height) return "below";
  const isApart = own.x >= first.x + first.width || own.x + own.width <= first.x;
  return isApart ? "beside" : "over";
}

/** Returns true if two boxes overlap. */
export async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (!a || !b) throw new Error("one of the two elements is not visible");
  const isApart = a.x >= b.x + b.width || b.x >= a.x + a.width;
  return !isApart && a.y < b.y + b.height && b.y < a.y + a.height;
}

/** The cards below a second-level heading. */
export function cardsUnder(page: Page, heading: string): Locator {
  const section = page.locator("section").filter({
    has: page.getByRole("heading", { level: 2, name: heading, exact: true }),
  });
  return section.locator("ul > li");
}

/** Pixels by which the page is wider than its window, after it had time to adapt. */
export async function overflow(page: Page): Promise<number> {
  const beyond = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
  for (let attempt = 0; attempt < 20 && (await page.evaluate(beyond)) !== 0; attempt += 1)
    await page.waitForTimeout(100);
  return page.evaluate(beyond);
}

/** Returns axe's findings on the current page. */
export async function accessibilityViolations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(AXE);
  return page.evaluate(async (rules) => {
    const { axe } = globalThis as unknown as {
      axe: { run: (root: Document, options: object) => Promise<{ violations: Violation[] }> };
    };
    interface Violation {
      id: string;
      nodes: { target: string[] }[];
    }
    const { violations } = await axe.run(document, {
      runOnly: rules,
      resultTypes: ["violations"],
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target.join(" ")}`);
  }, RULES);
}
