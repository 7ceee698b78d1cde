import type { Browser, BrowserContext, Page } from "playwright-core";

/** Stack under test. */
export interface Site {
  readonly site: string;
  readonly members: readonly {
    readonly kind: string;
    readonly email: string;
    readonly password: string;
  }[];
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export const WIDE: Size = { width: 1440, height: 900 };
export const NARROW: Size = { width: 390, height: 844 };
const TIMEOUT_MS = 60_000;

/** Opens a browser context in which the cookie notice was already declined. */
export async function newContext(
  browser: Browser,
  { site }: Site,
  viewport: Size,
): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: site, viewport });
  context.setDefaultTimeout(TIMEOUT_MS);
  await context.addInitScript(() => {
    if (window.location.protocol === "about:") return;
    window.localStorage.setItem("eightcount.cookie-consent", "declined");
  });
  return context;
}

/** Signs in as an entitled member with history. */
export async function signIn(page: Page, { members }: Site): Promise<void> {
  const member = members.find(({ kind }) => kind === "active monthly");
  if (!member) throw new Error('the stack has no member of kind "active monthly"');
  await page.goto("/signin");
  await page.getByLabel("Email").fill(member.email);
  await page.getByLabel("Password", { exact: true }).fill(member.password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await page.waitForURL(({ pathname }) => pathname !== "/signin", { waitUntil: "commit" });
  await page.getByRole("heading").first().waitFor();
}

/** Opens a class with two angles, sections, and a film. Returns its path. */
export async function openClass(page: Page): Promise<string> {
  await page.goto("/classes?style=Hip-Hop");
  await page.getByRole("link", { name: "Basement Tape" }).click();
  await waitForPlayback(page);
  return new URL(page.url()).pathname;
}

/** Waits until the film plays. */
export async function waitForPlayback(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const video = document.querySelector("video");
    if (!video || video.paused || video.readyState < 3) return false;
    const from = Number(video.dataset.from ?? Number.NaN);
    if (video.currentTime > from + 0.3) return true;
    video.dataset.from ??= String(video.currentTime);
    return false;
  });
  await page.evaluate(() => delete document.querySelector("video")?.dataset.from);
}
