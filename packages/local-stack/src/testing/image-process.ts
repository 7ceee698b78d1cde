import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";

/** The user of a container that has no name and owns nothing. */
const NOBODY = 65_534;

/** Only root can become another user. Elsewhere the program runs as the one who tests. */
const asNobody = () => (process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {});

export interface Ended {
  readonly code: number | null;
  readonly output: string;
}

/** One program of an image's folder, started as its container starts it. */
export class ImageProcess {
  readonly #child: ChildProcess;
  readonly #lines: string[] = [];

  constructor(folder: string, program: string, env: NodeJS.ProcessEnv, args: string[] = []) {
    const telemetry = "./packages/service-kit/dist/telemetry/register.js";
    this.#child = spawn(process.execPath, ["--require", telemetry, program, ...args], {
      cwd: folder,
      env: { HOST: "127.0.0.1", OTEL_SDK_DISABLED: "true", ...env },
      stdio: ["ignore", "pipe", "pipe"],
      ...asNobody(),
    });
  }

  /** Resolves with the port once the program logs that it listens. */
  async port(): Promise<number> {
    if (!this.#child.stdout) throw new Error("the program has no output");
    this.#child.stderr?.on("data", (chunk) => this.#lines.push(String(chunk)));
    for await (const line of createInterface(this.#child.stdout)) {
      this.#lines.push(line);
      if (/"msg":"[\w -]+ listening"/.test(line))
        return (JSON.parse(line) as { port: number }).port;
    }
    throw new Error(`the program ended before it listened:\n${this.#lines.join("\n")}`);
  }

  /** Resolves when the program has ended by itself. */
  async ended(): Promise<Ended> {
    this.#child.stdout?.on("data", (chunk) => this.#lines.push(String(chunk)));
    this.#child.stderr?.on("data", (chunk) => this.#lines.push(String(chunk)));
    const [code] = await once(this.#child, "close");
    return { code, output: this.#lines.join("") };
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
