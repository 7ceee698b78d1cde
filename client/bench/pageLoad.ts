import type { Browser, Page } from "playwright-core";
import { newContext, openClass, type Site, signIn, WIDE } from "./browserSteps.ts";

const RUNS = 7;

/** Landing pages of visitors and members. */
const ADDRESSES = { visitor: "/public/catalog", member: "/dashboard" } as const;

export interface PageLoads {
  readonly address: string;
  /** Milliseconds from the request to the page's heading, one per load. */
  readonly times: readonly number[];
}

/** Loads a page repeatedly with cached files. The page and its data are requested each time. */
async function load(page: Page, address: string): Promise<PageLoads> {
  const times: number[] = [];
  for (let run = 0; run <= RUNS; run += 1) {
    await page.goto(address);
    await page.waitForFunction(() => "headingAt" in globalThis);
    const time = await page.evaluate(() => (globalThis as { headingAt?: number }).headingAt ?? 0);
    // The first load only fills the cache.
    if (run > 0) times.push(time);
    await page.waitForLoadState("networkidle");
  }
  return { address, times };
}

/** Runs in the page before its scripts. Records the time of the first heading. */
function recordHeading(): void {
  const check = () => {
    if (!document.querySelector("h1")) return requestAnimationFrame(check);
    return Object.assign(globalThis, { headingAt: performance.now() });
  };
  check();
}

export async function measurePageLoads(
  browser: Browser,
  site: Site,
): Promise<readonly PageLoads[]> {
  const context = await newContext(browser, site, WIDE);
  const page = await context.newPage();
  await page.addInitScript(recordHeading);
  const visitor = await load(page, ADDRESSES.visitor);
  await signIn(page, site);
  const member = await load(page, ADDRESSES.member);
  const own = await load(page, await openClass(page));
  await context.close();
  return [visitor, member, own];
}
