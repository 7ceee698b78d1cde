import { type Browser, chromium } from "playwright-core";
import { BRIEF, FLAGS } from "./browser";
import { isChromiumPinnedFor, pinnedChromium, pinnedVersion } from "./pinned-chromium";

const AHEAD = 6_000;
const CONNECTIONS = ["Unknown", "Offline", "Slow2G", "2G", "3G", "4G"];
const imagesAhead = CONNECTIONS.map((kind) => `lazyLoadingImageMarginPx${kind}=${AHEAD}`);

const PICTURE_FLAGS = [
  ...FLAGS,
  BRIEF,
  // Makes rendering identical on every machine and complete in one frame.
  "--font-render-hinting=none",
  "--disable-lcd-text",
  "--force-color-profile=srgb",
  "--disable-checker-imaging",
  "--disable-partial-raster",
  `--blink-settings=${imagesAhead}`,
];

export function whyNoPictures(platform = process.platform, arch = process.arch): string | null {
  if (isChromiumPinnedFor(platform, arch)) return null;
  return `Pictures are compared in Chromium ${pinnedVersion()} for Linux x64 only, and this is ${platform} ${arch}.`;
}

/** In CI always true, so that an unsuitable machine fails at launch. */
export function arePicturesCompared(env = process.env, obstacle = whyNoPictures()): boolean {
  if (obstacle === null || env.CI === "true") return true;
  process.stderr.write(`${obstacle} They are not compared.\n`);
  return false;
}

/** Pictures are only comparable in the pinned Chromium. */
export function refuseOthers(version: string, pinned = pinnedVersion()): void {
  const [major] = pinned.split(".");
  if (version.split(".")[0] === major) return;
  throw new Error(`Pictures are made with Chromium ${pinned}, and this is ${version}.`);
}

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
