import { execFile } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { checkout } from "@eightcount/local-stack/checkout/checkout";
import { withFileLock } from "@eightcount/local-stack/machine/file-lock";

/** A Chromium and the environment it is started with. */
export interface BrowserProgram {
  readonly executablePath: string;
  readonly env: Readonly<Record<string, string>>;
}

const PACKAGE = "@sparticuz/chromium";

// The package unpacks into the folder of temporary files, keeps whatever already lies there, and
// brings its libraries only where it believes to be on that runtime. It is an ES module with
// top-level side effects: a process of its own keeps all of this away from the tests.
const UNPACK = `import chromium from "${PACKAGE}";
await chromium.executablePath();`;

/** The version of Chromium that package.json pins. */
export function pinnedVersion(): string {
  const file = path.join(checkout, "package.json");
  return JSON.parse(readFileSync(file, "utf8")).devDependencies[PACKAGE];
}

/** Whether the pinned Chromium can run on a machine. */
export const isChromiumPinnedFor = (platform = process.platform, arch = process.arch): boolean =>
  platform === "linux" && arch === "x64";

/** Unpacks the pinned Chromium. Only the fonts that pages bring are known to it. */
export async function pinnedChromium(): Promise<BrowserProgram> {
  const folder = path.join(checkout, ".cache", `chromium-${pinnedVersion()}`);
  mkdirSync(folder, { recursive: true });
  await withFileLock(path.join(folder, "unpacking"), async () => {
    await unpack(folder);
    // Written every time: it names the checkout, which may have moved since.
    writeFileSync(path.join(folder, "fonts.conf"), fontsOf(folder));
  });
  return {
    executablePath: path.join(folder, "chromium"),
    env: {
      LD_LIBRARY_PATH: path.join(folder, "al2023/lib"),
      FONTCONFIG_FILE: path.join(folder, "fonts.conf"),
    },
  };
}

async function unpack(folder: string): Promise<void> {
  const isDone = path.join(folder, "unpacked");
  if (existsSync(isDone)) return;
  await promisify(execFile)(process.execPath, ["--input-type=module", "--eval", UNPACK], {
    cwd: checkout,
    env: { ...process.env, TMPDIR: folder, AWS_LAMBDA_JS_RUNTIME: "nodejs22.x" },
  });
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
