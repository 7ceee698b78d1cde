import { spawn } from "node:child_process";
import { checkout } from "@eightcount/local-stack/checkout/checkout";
import type { Env } from "./programs";

/** How a process ended by itself. */
export interface Ending {
  readonly code: number | null;
  /** Output of the process. */
  readonly said: string;
}

/** Longer than a process takes to reject its configuration on a busy machine. */
const ENDS_WITHIN_MS = 30_000;

/** Starts a process with this environment only, and stops it once it listens. */
export function startProgram(entry: string, env: Env): Promise<Ending> {
  const child = spawn(process.execPath, [entry], { cwd: checkout, env: { ...env } });
  const timer = setTimeout(() => child.kill("SIGKILL"), ENDS_WITHIN_MS);
  let said = "";
  const onOutput = (chunk: Buffer) => {
    said += chunk;
    if (/\blisten(s|ing)\b/.test(said)) child.kill("SIGKILL");
  };
  child.stdout.on("data", onOutput);
  child.stderr.on("data", onOutput);
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => {
      clearTimeout(timer);
      resolve({ code, said });
    });
  });
}
