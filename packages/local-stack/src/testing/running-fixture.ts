import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Addresses, Report } from "../reports/reporter";
import { anyPorts } from "./any-ports";
import type { FixtureCheckout } from "./fixture-checkout";

const SAID_WITHIN_MS = 60_000;

/** A supervisor at work in a fixture checkout. */
export interface RunningFixture {
  readonly process: ChildProcess;
  /** Everything it said, one line per entry. */
  readonly lines: readonly string[];
  /** Resolves when the stack is ready; rejects when the supervisor ends before. */
  readonly ready: Promise<Addresses>;
  readonly exitCode: Promise<number | null>;
  /** Resolves when a line holds the text. */
  says(text: string): Promise<string>;
}

function collect(child: ChildProcess, lines: string[]): Promise<Addresses> {
  return new Promise((resolve, reject) => {
    child.on("message", (report: Report) => {
      if (report.type === "ready") resolve(report.addresses);
      else if (report.type !== "live") lines.push("title" in report ? report.title : report.text);
    });
    child.stderr?.on("data", (chunk) => lines.push(String(chunk)));
    child.on("close", () => reject(new Error(lines.join("\n"))));
  });
}

/** Starts the fixture's supervisor on any free ports. */
export function runFixture(
  fixture: FixtureCheckout,
  env: Readonly<Record<string, string>> = {},
): RunningFixture {
  const child = spawn(process.execPath, [fixture.supervisor], {
    cwd: fixture.root,
    env: { ...process.env, EIGHTCOUNT_DURABILITY: "forgetful", ...anyPorts, ...env },
    stdio: ["ignore", "ignore", "pipe", "ipc"],
  });
  const lines: string[] = [];
  const ready = collect(child, lines);
  ready.catch(() => undefined);
  // "close" never comes once a channel was disconnected from this side.
  const exitCode = new Promise<number | null>((resolve) => child.on("exit", resolve));
  const says = async (text: string): Promise<string> => {
    for (const giveUpAt = Date.now() + SAID_WITHIN_MS; Date.now() < giveUpAt; ) {
      const line = lines.find((line) => line.includes(text));
      if (line !== undefined) return line;
      await sleep(20);
    }
    throw new Error(`"${text}" was not said:\n${lines.join("\n")}`);
  };
  return { process: child, lines, ready, exitCode, says };
}

/** Command lines of the processes that work with a folder, from the system's own list. */
export function processesIn(folder: string): readonly string[] {
  const pids = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  return pids
    .map((pid) => path.join("/proc", pid, "cmdline"))
    .map((file) => (existsSync(file) ? readFileSync(file, "utf8").replaceAll("\0", " ") : ""))
    .filter((line) => line.includes(folder));
}
