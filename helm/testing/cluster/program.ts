import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import path from "node:path";
import { root } from "../tools.ts";

/** The user of every pod. Only root can run programs as somebody else. */
const NOBODY = 65_534;
const asNobody = () => (process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {});

const dockerfile = readFileSync(path.join(root, "helm/Dockerfile"), "utf8");

/** Reads a line such as CMD ["start.mjs"]. */
function lineOf(instruction: string): readonly string[] {
  const line = new RegExp(`^${instruction} (\\[.*\\])$`, "m").exec(dockerfile)?.[1];
  if (!line) throw new Error(`helm/Dockerfile has no ${instruction}`);
  return JSON.parse(line) as readonly string[];
}

const [, ...entrypoint] = lineOf("ENTRYPOINT");
const command = lineOf("CMD");

const KEPT_LINES = 60;

export interface ProgramOptions {
  readonly image: string;
  readonly args?: readonly string[] | undefined;
  readonly env: Readonly<Record<string, string>>;
}

/** A container's process, started from its image's folder as the image says. */
export class Program {
  readonly #child: ChildProcess;
  readonly #ended: Promise<number | string>;
  #lines: string[] = [];

  constructor({ image, args = command, env }: ProgramOptions) {
    this.#child = spawn(process.execPath, [...entrypoint, ...args], {
      cwd: image,
      env: { NODE_ENV: "production", ...env },
      stdio: ["ignore", "pipe", "pipe"],
      ...asNobody(),
    });
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      stream?.setEncoding("utf8").on("data", (text: string) => this.#keep(text));
    }
    this.#ended = once(this.#child, "close").then(([code, signal]) => code ?? signal);
  }

  get pid(): number {
    return this.#child.pid ?? 0;
  }

  get hasEnded(): boolean {
    return this.#child.exitCode !== null || this.#child.signalCode !== null;
  }

  /** The last lines of its log. */
  get log(): string {
    return this.#lines.join("");
  }

  /** Resolves with the exit code, or with the signal that ended it. */
  ended(): Promise<number | string> {
    return this.#ended;
  }

  signal(name: NodeJS.Signals): void {
    this.#child.kill(name);
  }

  #keep(text: string): void {
    this.#lines = [...this.#lines, text].slice(-KEPT_LINES);
  }
}
