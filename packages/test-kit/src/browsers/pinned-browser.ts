import { type Browser, chromium } from "playwright-core";
import { FLAGS } from "./browser";
import { isChromiumPinnedFor, pinnedChromium, pinnedVersion } from "./pinned-chromium";

/** Pixels below the window down to which a page loads its images: further than a picture reaches. */
const AHEAD = 6_000;
const CONNECTIONS = ["Unknown", "Offline", "Slow2G", "2G", "3G", "4G"];
const imagesAhead = CONNECTIONS.map((kind) => `lazyLoadingImageMarginPx${kind}=${AHEAD}`);

const PICTURE_FLAGS = [
  ...FLAGS,
  // The same pixels on every machine, and all of them at once.
  "--font-render-hinting=none",
  "--disable-lcd-text",
  "--force-color-profile=srgb",
  "--disable-checker-imaging",
  "--disable-partial-raster",
  `--blink-settings=${imagesAhead}`,
];

/** Why this machine cannot run the pinned Chromium; null when it can. */
export function whyNoPictures(platform = process.platform, arch = process.arch): string | null {
  if (isChromiumPinnedFor(platform, arch)) return null;
  return `Pictures are compared in Chromium ${pinnedVersion()} for Linux x64 only, and this is ${platform} ${arch}.`;
}

/**
 * Whether pictures are compared here; where they cannot be, it says so once. In CI they always are:
 * there, a machine that cannot fails at the launch.
 */
export function arePicturesCompared(env = process.env, obstacle = whyNoPictures()): boolean {
  if (obstacle === null || env.CI === "true") return true;
  process.stderr.write(`${obstacle} They are not compared.\n`);
  return false;
}

/** Fails unless the browser is the pinned one: the pictures of any other prove nothing. */
export function refuseOthers(version: string, pinned = pinnedVersion()): void {
  const [major] = pinned.split(".");
  if (version.split(".")[0] === major) return;
  throw new Error(`Pictures are made with Chromium ${pinned}, and this is ${version}.`);
}

/** Starts the Chromium that pictures are made with. */
export async function launchPinnedBrowser(): Promise<Browser> {
  const obstacle = whyNoPictures();
  if (obstacle !== null) throw new Error(obstacle);
  const { executablePath, env } = await pinnedChromium();
  const browser = await chromium.launch({
    executablePath,
    args: PICTURE_FLAGS,
    env: { ...process.env, ...env, TZ: "UTC" },
  });
  refuseOthers(browser.version());
  return browser;
}
