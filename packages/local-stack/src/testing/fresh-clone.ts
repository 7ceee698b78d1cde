import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { checkout } from "../checkout/checkout";

/** What this checkout, its tests, or the developer's shell have set, and a new machine has not. */
const OURS =
  /^(EIGHTCOUNT_|JEST_|OTEL_|npm_(lifecycle|package|execpath|command|node)|INIT_CWD)|_URL$|^PORT$|_PORT$|^NODE_(ENV|OPTIONS|COMPILE_CACHE|PATH)$|^CI$/;

function environment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !OURS.test(name));
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  const outside = folders.filter((folder) => !folder.includes("node_modules"));
  return { ...Object.fromEntries(kept), PATH: outside.join(path.delimiter) };
}

export interface RunningCommand {
  readonly process: ChildProcess;
  /** Everything that it has printed so far. */
  output(): string;
  /** Resolves with the exit code, or null after a signal. */
  readonly ended: Promise<number | null>;
}

/** What a new machine has after `git clone`: the committed files, no packages, and nothing built. */
export class FreshClone {
  readonly root = mkdtempSync(path.join(os.tmpdir(), "eightcount-clone-"));

  constructor() {
    execFileSync("git", ["clone", "--quiet", checkout, this.root]);
    // PostgreSQL's user must be able to enter it.
    chmodSync(this.root, 0o755);
  }

  /** The commands that the README shows in blocks of their own, in order. */
  commands(): readonly string[] {
    const readme = readFileSync(path.join(this.root, "README.md"), "utf8");
    return [...readme.matchAll(/^```\n(.+)\n```$/gm)].map(([, command = ""]) => command);
  }

  run(command: string): RunningCommand {
    const child = spawn(command, {
      cwd: this.root,
      env: environment(),
      shell: true,
      detached: true,
      stdio: ["ignore", "pipe", "pipe"],
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (chunk) => {
        output += chunk;
      });
    }
    const ended = once(child, "close").then(([code]) => code as number | null);
    return { process: child, output: () => output, ended };
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true });
  }
}

/** Ends a command as Ctrl-C in its terminal does. */
export async function interrupt({ process: child, ended }: RunningCommand): Promise<void> {
  if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, "SIGINT");
  await ended;
}
