import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type Browser, chromium } from "playwright-core";
import { checkout } from "../../places/checkout";
import { withFileLock } from "../../places/file-lock";

const PACKAGE = "@sparticuz/chromium";

// It unpacks into the folder of temporary files and believes whatever already lies there.
const UNPACK = `import chromium from "${PACKAGE}";
await chromium.executablePath();`;

/** Pixels below the window down to which a page loads its images: further than a picture reaches. */
const AHEAD = 6_000;
const CONNECTIONS = ["Unknown", "Offline", "Slow2G", "2G", "3G", "4G"];
const imagesAhead = CONNECTIONS.map((kind) => `lazyLoadingImageMarginPx${kind}=${AHEAD}`);

const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-dev-shm-usage",
  "--autoplay-policy=no-user-gesture-required",
  // The same pixels on every machine, and all of them at once.
  "--font-render-hinting=none",
  "--disable-lcd-text",
  "--force-color-profile=srgb",
  "--disable-checker-imaging",
  "--disable-partial-raster",
  `--blink-settings=${imagesAhead}`,
];

/** The version of Chromium that pictures are made with, as package.json pins it. */
export function pinnedVersion(): string {
  const file = path.join(checkout, "package.json");
  return JSON.parse(readFileSync(file, "utf8")).devDependencies[PACKAGE];
}

/** Why this machine cannot run the pinned Chromium; null when it can. */
export function whyNoPictures(platform = process.platform, arch = process.arch): string | null {
  if (platform === "linux" && arch === "x64") return null;
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

/** Starts the Chromium that pictures are made with. Only the fonts a page brings are known to it. */
export async function launchPinnedBrowser(): Promise<Browser> {
  const obstacle = whyNoPictures();
  if (obstacle !== null) throw new Error(obstacle);
  const folder = path.join(checkout, ".cache", `chromium-${pinnedVersion()}`);
  mkdirSync(folder, { recursive: true });
  await withFileLock(path.join(folder, "unpacking.lock"), async () => unpack(folder));
  const browser = await chromium.launch({
    executablePath: path.join(folder, "chromium"),
    args: FLAGS,
    env: {
      ...process.env,
      TZ: "UTC",
      LD_LIBRARY_PATH: path.join(folder, "al2023/lib"),
      FONTCONFIG_FILE: path.join(folder, "fonts.conf"),
    },
  });
  refuseOthers(browser.version());
  return browser;
}

function unpack(folder: string): void {
  const isDone = path.join(folder, "unpacked");
  if (existsSync(isDone)) return;
  execFileSync(process.execPath, ["--input-type=module", "--eval", UNPACK], {
    cwd: checkout,
    env: { ...process.env, TMPDIR: folder, AWS_LAMBDA_JS_RUNTIME: "nodejs22.x" },
  });
  writeFileSync(path.join(folder, "fonts.conf"), fontsOf(folder));
  writeFileSync(isDone, "");
}

/** The one font of the package, for what the product's own fonts do not draw. */
const fontsOf = (folder: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${path.join(folder, "fonts")}</dir>
  <cachedir>${path.join(folder, "fonts-cache")}</cachedir>
</fontconfig>
`;
