import { execFile } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { checkout } from "@eightcount/local-stack/checkout/checkout";
import { withFileLock } from "@eightcount/local-stack/machine/file-lock";

export interface BrowserProgram {
  readonly executablePath: string;
  readonly env: Readonly<Record<string, string>>;
}

const PACKAGE = "@sparticuz/chromium";

// Runs in a separate process. The package has side effects on import, unpacks into TMPDIR, and
// includes its libraries only on the AWS runtime.
const UNPACK = `import chromium from "${PACKAGE}";
await chromium.executablePath();`;

export function pinnedVersion(): string {
  const file = path.join(checkout, "package.json");
  return JSON.parse(readFileSync(file, "utf8")).devDependencies[PACKAGE];
}

export const isChromiumPinnedFor = (platform = process.platform, arch = process.arch): boolean =>
  platform === "linux" && arch === "x64";

/** Excludes system fonts, so pages render only with their own. */
export async function pinnedChromium(): Promise<BrowserProgram> {
  const folder = path.join(checkout, ".cache", `chromium-${pinnedVersion()}`);
  mkdirSync(folder, { recursive: true });
  await withFileLock(path.join(folder, "unpacking"), async () => {
    await unpack(folder);
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

const fontsOf = (folder: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${path.join(folder, "fonts")}</dir>
  <cachedir>${path.join(folder, "fonts-cache")}</cachedir>
</fontconfig>
`;
