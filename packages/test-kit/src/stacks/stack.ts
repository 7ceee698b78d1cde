import { type ChildProcess, spawn } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { checkout } from "@eightcount/local-stack/checkout/checkout";
import type { Addresses, Report } from "@eightcount/local-stack/reports/reporter";
import { anyPorts } from "../fixtures/any-ports";
import { type RunningStack, runningStack } from "./running-stack";

const SUPERVISOR = "packages/local-stack/dist/main.js";

export interface TestStackOptions {
  /** Folder with rendered films, such as `testMedia()`. Without it, no class has a film. */
  readonly mediaFolder?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** An existing data folder, which `stop()` keeps. Defaults to a new one. */
  readonly folder?: string;
  /** The built checkout to run. Defaults to this one. */
  readonly root?: string;
}

export interface TestStack extends RunningStack {
  stop(): Promise<void>;
}

function environment(folder: string, options: TestStackOptions): NodeJS.ProcessEnv {
  return {
    ...process.env,
    ...anyPorts,
    NODE_ENV: "development",
    EIGHTCOUNT_DATA_FOLDER: folder,
    EIGHTCOUNT_DURABILITY: "forgetful",
    EIGHTCOUNT_RENDER_FILMS: "false",
    // A test run has memory to spare, and would spend a tenth of its time on collections.
    EIGHTCOUNT_YOUNG_HEAP_MB: "16",
    EIGHTCOUNT_MEDIA_FOLDER: options.mediaFolder ?? "",
    // Rate limits are per address, so journeys set their own addresses.
    EIGHTCOUNT_EDGE_TRUSTS_FORWARDED: "true",
    ...options.env,
  };
}

function waitUntilReady(supervisor: ChildProcess): Promise<Addresses> {
  return new Promise((resolve, reject) => {
    let said = "";
    supervisor.on("message", (report: Report) => {
      if (report.type === "ready") resolve(report.addresses);
      else if (report.type === "line") said += `${report.text}\n`;
    });
    supervisor.stderr?.on("data", (chunk) => {
      said += chunk;
    });
    supervisor.on("error", reject);
    supervisor.on("exit", () => reject(new Error(`the stack did not start:\n${said}`)));
  });
}

export function reachableFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), "eightcount-stack-"));
  chmodSync(folder, 0o755);
  return folder;
}

/** Starts everything like `npm start`, on free ports. Stops when the test process ends. */
export async function startStack(options: TestStackOptions = {}): Promise<TestStack> {
  const root = options.root ?? checkout;
  const entry = path.join(root, SUPERVISOR);
  if (!existsSync(entry)) throw new Error("the stack is not built; run npm run build");
  const folder = options.folder ?? reachableFolder();
  const supervisor = spawn(process.execPath, [entry], {
    cwd: root,
    env: environment(folder, options),
    stdio: ["ignore", "ignore", "pipe", "ipc"],
  });
  const ended = new Promise<void>((resolve) => supervisor.on("exit", () => resolve()));
  const stop = async () => {
    supervisor.kill("SIGTERM");
    await ended;
    if (options.folder === undefined) rmSync(folder, { recursive: true, force: true });
  };
  const addresses = await waitUntilReady(supervisor).catch(async (error: Error) => {
    await stop();
    throw error;
  });
  return { ...runningStack(folder, addresses), stop };
}
