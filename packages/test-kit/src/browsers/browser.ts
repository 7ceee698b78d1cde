import { existsSync } from "node:fs";
import { type Browser, chromium } from "playwright-core";
import { type BrowserProgram, isChromiumPinnedFor, pinnedChromium } from "./pinned-chromium";

const DEBIAN = "/usr/bin/chromium";

/** Nothing a test sees in a browser may depend on the world outside this machine. */
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

/**
 * Chromium from CHROMIUM_PATH, the one package.json pins (Linux x64), or the system's. The pinned
 * one has no window and takes a third less of the processor than Debian's.
 */
export async function browserProgram(env: NodeJS.ProcessEnv): Promise<BrowserProgram> {
  if (env.CHROMIUM_PATH) return { executablePath: env.CHROMIUM_PATH, env: {} };
  if (isChromiumPinnedFor()) return pinnedChromium();
  if (existsSync(DEBIAN)) return { executablePath: DEBIAN, env: {} };
  throw new Error("No Chromium was found: set CHROMIUM_PATH to one (Chrome will do).");
}

/** A headless Chromium of the journey's own; close it in afterAll. */
export async function launchBrowser(): Promise<Browser> {
  const { executablePath, env } = await browserProgram(process.env);
  return chromium.launch({ executablePath, args: [...FLAGS], env: { ...process.env, ...env } });
}
