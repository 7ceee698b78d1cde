import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { type Browser, chromium } from "playwright-core";
import { checkout } from "../places/checkout";

const DEBIAN = "/usr/bin/chromium";

// Nothing a journey sees may depend on the world outside this machine.
const FLAGS = [
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

interface BrowserProgram {
  readonly executablePath: string;
  readonly env: Readonly<Record<string, string>>;
}

// The package unpacks its libraries only where it believes to be on that runtime, and it is an ES
// module with top-level side effects: a process of its own keeps both away from the tests.
const UNPACK = `import chromium from "@sparticuz/chromium";
const executablePath = await chromium.executablePath();
console.log(JSON.stringify({ executablePath, libraries: process.env.LD_LIBRARY_PATH }));`;

function fromPackage(): BrowserProgram {
  if (process.platform !== "linux" || process.arch !== "x64") {
    throw new Error("No Chromium was found: set CHROMIUM_PATH to one (Chrome will do).");
  }
  const output = execFileSync(process.execPath, ["--input-type=module", "--eval", UNPACK], {
    cwd: checkout,
    env: { ...process.env, AWS_LAMBDA_JS_RUNTIME: "nodejs22.x" },
    encoding: "utf8",
  });
  const { executablePath, libraries } = JSON.parse(output);
  return { executablePath, env: { LD_LIBRARY_PATH: libraries } };
}

/** Chromium from CHROMIUM_PATH, from the system, or from the npm package (Linux x64). */
export function browserProgram(env: NodeJS.ProcessEnv): BrowserProgram {
  const installed = env.CHROMIUM_PATH || (existsSync(DEBIAN) ? DEBIAN : "");
  return installed === "" ? fromPackage() : { executablePath: installed, env: {} };
}

/** A headless Chromium of the journey's own; close it in afterAll. */
export function launchBrowser(): Promise<Browser> {
  const { executablePath, env } = browserProgram(process.env);
  return chromium.launch({ executablePath, args: FLAGS, env: { ...process.env, ...env } });
}
