import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";

/** The user of a container that has no name and owns nothing. */
const NOBODY = 65_534;

export interface ProgramOptions {
  readonly folder: string;
  /** Arguments of Node. */
  readonly args: readonly string[];
  readonly env: NodeJS.ProcessEnv;
  /** Runs it as a user who may write nothing. Only root can; others run it as themselves. */
  readonly isNobody?: boolean;
}

const asNobody = () => (process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {});

export interface Ended {
  readonly code: number | null;
  readonly output: string;
}

/** One Node program of the product, without the stack around it. */
export class RunningProgram {
  readonly #child: ChildProcess;
  #output = "";

  constructor({ folder, args, env, isNobody = false }: ProgramOptions) {
    this.#child = spawn(process.execPath, args, {
      cwd: folder,
      env,
      stdio: ["ignore", "pipe", "pipe"],
      ...(isNobody && asNobody()),
    });
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      stream?.on("data", (chunk) => {
        this.#output += chunk;
      });
    }
  }

  /** Resolves with the port once the program logs, under this name, that it listens. */
  async port(name: string): Promise<number> {
    if (!this.#child.stdout) throw new Error("the program has no output");
    for await (const line of createInterface(this.#child.stdout)) {
      if (line.includes(`"${name} listening"`)) return (JSON.parse(line) as { port: number }).port;
    }
    throw new Error(`${name} ended before it listened:\n${this.#output}`);
  }

  /** Resolves when the program has ended by itself. */
  async ended(): Promise<Ended> {
    const [code] = await once(this.#child, "close");
    return { code, output: this.#output };
  }

  /** Asks the program to end, and resolves with its exit code. */
  async stop(): Promise<number | null> {
    if (this.#child.exitCode !== null) return this.#child.exitCode;
    this.#child.kill("SIGTERM");
    const [code] = await once(this.#child, "exit");
    return code;
  }

  kill(): void {
    this.#child.kill("SIGKILL");
  }
}
