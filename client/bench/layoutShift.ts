import type { Browser, BrowserContext } from "playwright-core";
import {
  NARROW,
  newContext,
  openClass,
  type Site,
  type Size,
  signIn,
  WIDE,
} from "./browserSteps.ts";

export interface RouteShift {
  readonly route: string;
  readonly width: number;
  readonly shift: number;
  /** Elements with the largest shift, named by tag and text. */
  readonly moved: string;
}

const PUBLIC = [
  "/public/catalog",
  "/public/styles",
  "/public/styles/Hip-Hop",
  "/public/instructors",
  "/public/playlist",
  "/public/terms",
  "/public/gift-cards",
  "/onboarding",
  "/onboarding/styles",
  "/registration/plan",
  "/registration/info",
  "/registration/step1",
  "/signin",
  "/verification",
  "/reset/email",
  "/reset/code",
  "/reset/password",
  "/nothing/here",
] as const;
const MEMBER = [
  "/dashboard",
  "/classes",
  "/classes?style=Hip-Hop",
  "/styles",
  "/styles/Hip-Hop",
  "/instructors",
  "/playlist",
  "/saved",
  "/history?status=Started",
  "/history?status=completed",
  "/search?hip",
  "/listing/New",
  "/settings/profile",
  "/settings/subscription",
  "/purchase",
  "/purchase-gift-card",
  "/help/FAQ",
  "/help/contact-us",
] as const;
/** Time in which images and lazy parts load. */
const SETTLE_MS = 1_200;

/** Measures the layout shift of every route, opened by its address, in both layouts. */
export async function measureLayoutShifts(
  browser: Browser,
  site: Site,
): Promise<readonly RouteShift[]> {
  const shifts: RouteShift[] = [];
  for (const size of [WIDE, NARROW]) {
    const visitor = await newObservedContext(browser, site, size);
    for (const route of PUBLIC) shifts.push(await shiftOf(visitor, route, size));
    await visitor.close();
    const member = await newObservedContext(browser, site, size);
    const page = await member.newPage();
    await signIn(page, site);
    const danceClass = await openClass(page);
    const detail = await firstDetails(member);
    await page.close();
    for (const route of [...MEMBER, danceClass, ...detail]) {
      shifts.push(await shiftOf(member, route, size));
    }
    await member.close();
  }
  return shifts;
}

/** Returns the paths of the first instructor and the first playlist. */
async function firstDetails(context: BrowserContext): Promise<readonly string[]> {
  const page = await context.newPage();
  const found: string[] = [];
  for (const list of ["/instructors", "/playlist"]) {
    await page.goto(list);
    const link = page.locator(`main a[href^="${list}/"]`).first();
    found.push((await link.getAttribute("href")) ?? list);
  }
  await page.close();
  return found;
}

async function newObservedContext(
  browser: Browser,
  site: Site,
  size: Size,
): Promise<BrowserContext> {
  const context = await newContext(browser, site, size);
  await context.addInitScript(observeShifts);
  return context;
}

async function shiftOf(
  context: BrowserContext,
  route: string,
  { width }: Size,
): Promise<RouteShift> {
  const page = await context.newPage();
  await page.goto(route);
  await page.locator("h1, h2, main").first().waitFor();
  await page.waitForTimeout(SETTLE_MS);
  const { shift, moved } = await page.evaluate(readShift);
  await page.close();
  return { route: routePattern(route), width, shift, moved };
}

const routePattern = (route: string) => route.replace(/^\/class\/.*/, "/class/:classId");

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null }[];
}

/** Runs in the page before its scripts. Records every shift without recent input. */
function observeShifts(): void {
  const kept: { at: number; value: number; moved: string }[] = [];
  Object.assign(window, { keptShifts: kept });
  const nameOf = (node: Node | null | undefined) => {
    const element = node instanceof Element ? node : node?.parentElement;
    if (!element) return "";
    const words = (element.textContent ?? "").trim().slice(0, 30);
    return `${element.tagName.toLowerCase()} "${words}"`;
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Shift[]) {
      if (entry.hadRecentInput) continue;
      const moved = entry.sources.map(({ node }) => nameOf(node)).join(", ");
      kept.push({ at: entry.startTime, value: entry.value, moved });
    }
  }).observe({ type: "layout-shift", buffered: true });
}

/** Runs in the page. Returns the worst session window (at most 5 s, no gap over 1 s). */
function readShift(): { shift: number; moved: string } {
  const kept = (window as unknown as { keptShifts: { at: number; value: number; moved: string }[] })
    .keptShifts;
  let worst = 0;
  let sum = 0;
  let start = 0;
  let last = 0;
  for (const { at, value } of kept) {
    if (at - last > 1_000 || at - start > 5_000) {
      sum = 0;
      start = at;
    }
    sum += value;
    last = at;
    worst = Math.max(worst, sum);
  }
  const most = kept.toSorted((one, other) => other.value - one.value)[0];
  return { shift: worst, moved: most?.moved ?? "" };
}
