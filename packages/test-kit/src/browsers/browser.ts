import { existsSync } from "node:fs";
import { type Browser, chromium } from "playwright-core";
import { type BrowserProgram, isChromiumPinnedFor, pinnedChromium } from "./pinned-chromium";

const DEBIAN = "/usr/bin/chromium";

/** Browser tests must not depend on anything outside this machine. */
export const FLAGS: readonly string[] = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--disable-dev-shm-usage",
  "--autoplay-policy=no-user-gesture-required",
];

/** Pages of tests live too briefly for optimized code, a seventh of their cost, to pay off. */
export const BRIEF = "--js-flags=--no-maglev,--no-turbofan";

/** CHROMIUM_PATH, then the pinned headless build (a third less CPU), then the system's browser. */
export async function browserProgram(env: NodeJS.ProcessEnv): Promise<BrowserProgram> {
  if (env.CHROMIUM_PATH) return { executablePath: env.CHROMIUM_PATH, env: {} };
  if (isChromiumPinnedFor()) return pinnedChromium();
  if (existsSync(DEBIAN)) return { executablePath: DEBIAN, env: {} };
  throw new Error("No Chromium found. Set CHROMIUM_PATH to a Chromium or Chrome executable.");
}

/** Launches a browser for tests, or with `isMeasured` one that is as fast as a person's. */
export async function launchBrowser({ isMeasured = false } = {}): Promise<Browser> {
  const { executablePath, env } = await browserProgram(process.env);
  const args = isMeasured ? [...FLAGS] : [...FLAGS, BRIEF];
  return chromium.launch({ executablePath, args, env: { ...process.env, ...env } });
}
