import type { Page } from "playwright-core";
import type { Visit } from "../visit";

const TARGETS = "a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary";

interface Marked extends Window {
  reached?: WeakSet<Element>;
}

/** Remembers in the page which targets are on top at their center where the page is scrolled now. */
const mark = (page: Page): Promise<void> =>
  page.evaluate((selector) => {
    const view = window as Marked;
    view.reached ??= new WeakSet();
    for (const target of document.querySelectorAll(selector)) {
      // A link over two lines has two boxes, and none where the middle of both is.
      const { left, top, width, height } = target.getClientRects()[0] ?? new DOMRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      const isHit = target.contains(hit) || hit?.closest("label")?.control === target;
      if (isHit) view.reached.add(target);
    }
  }, TARGETS);

const missed = (page: Page): Promise<string[]> =>
  page.evaluate((selector) => {
    const { reached } = window as Marked;
    const isOffered = (target: Element) => {
      const { left, bottom, width } = target.getBoundingClientRect();
      // The skip link is above the window until it has the focus.
      const isAway = bottom <= 0 && getComputedStyle(target).position === "fixed";
      const isInside = !isAway && left + width / 2 < innerWidth && width > 1;
      return (
        isInside && target.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      );
    };
    return [...document.querySelectorAll(selector)]
      .filter((target) => isOffered(target) && !reached?.has(target))
      .map(
        (target) => target.getAttribute("aria-label") ?? `${target.tagName} ${target.textContent}`,
      );
  }, TARGETS);

/** What on this page something else covers wherever a person scrolls; reads it from top to end. */
export async function coveredTargets({ page, hands }: Visit): Promise<string[]> {
  const place = () => page.evaluate(() => scrollY);
  const isAtEnd = () =>
    page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 1);
  const step = await page.evaluate(() => Math.round(innerHeight / 3));
  for (;;) {
    await mark(page);
    if (await isAtEnd()) return missed(page);
    const before = await place();
    await hands.scroll(step);
    await page.waitForFunction((from) => scrollY !== from, before);
  }
}

/** Those of a page's targets with these names that cannot be pressed where the page is now. */
export async function coveredNow(page: Page, names: readonly string[]): Promise<string[]> {
  await mark(page);
  const all = await missed(page);
  return names.filter((name) => all.some((one) => one.endsWith(` ${name}`)));
}
