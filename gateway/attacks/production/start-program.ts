import { spawn } from "node:child_process";
import { checkout } from "@eightcount/local-stack/checkout/checkout";
import type { Env } from "./programs";

/** How a process exited by itself. */
export interface ProgramEnd {
  readonly code: number | null;
  /** Output of the process. */
  readonly output: string;
}

/** Longer than a process takes to reject its configuration on a busy machine. */
const EXIT_TIMEOUT_MS = 30_000;

/** Starts a process with this environment only, and stops it once it listens. */
export function startProgram(entry: string, env: Env): Promise<ProgramEnd> {
  const child = spawn(process.execPath, [entry], { cwd: checkout, env: { ...env } });
  const timer = setTimeout(() => child.kill("SIGKILL"), EXIT_TIMEOUT_MS);
  let output = "";
  const onOutput = (chunk: Buffer) => {
    output += chunk;
    if (/\blisten(s|ing)\b/.test(output)) child.kill("SIGKILL");
  };
  child.stdout.on("data", onOutput);
  child.stderr.on("data", onOutput);
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => {
      clearTimeout(timer);
      resolve({ code, output });
    });
  });
}
