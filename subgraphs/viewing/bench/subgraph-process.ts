import { type ChildProcess, spawn } from "node:child_process";
import path from "node:path";
import { anyFreePort } from "@eightcount/local-stack/ports/free-port";

const entry = path.resolve(import.meta.dirname, "../dist/main.js");
const START_MS = 20_000;

export const GATEWAY_SECRET = "secret-of-the-progress-bench";

/** The viewing subgraph as its own process, on a port of its own. */
export class SubgraphProcess {
  readonly port: number;
  private readonly databaseUrl: string;
  #child: ChildProcess | null = null;
  #lastLines = "";

  private constructor(databaseUrl: string, port: number) {
    this.databaseUrl = databaseUrl;
    this.port = port;
  }

  static async start(databaseUrl: string): Promise<SubgraphProcess> {
    const subgraph = new SubgraphProcess(databaseUrl, await anyFreePort());
    await subgraph.start();
    return subgraph;
  }

  async start(): Promise<void> {
    const child = spawn(process.execPath, [entry], {
      env: {
        PATH: process.env.PATH,
        NODE_ENV: "test",
        PORT: String(this.port),
        DATABASE_URL: this.databaseUrl,
        EIGHTCOUNT_GATEWAY_SECRET: GATEWAY_SECRET,
        EIGHTCOUNT_WORKERS: "separate",
      },
      stdio: ["ignore", "pipe", "pipe"],
    });
    this.#child = child;
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on("data", (chunk: Buffer) => {
        this.#lastLines = (this.#lastLines + chunk).slice(-4_000);
      });
    }
    await this.ready();
  }

  /** Resolves when the subgraph says that it is ready. */
  async ready(): Promise<void> {
    const deadline = performance.now() + START_MS;
    while (performance.now() < deadline) {
      const answer = await fetch(`http://127.0.0.1:${this.port}/readyz`).catch(() => null);
      await answer?.text();
      if (answer?.ok) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`the subgraph did not become ready: ${this.#lastLines}`);
  }

  /** Ends the process by a signal and waits until it is gone. */
  async end(signal: "SIGTERM" | "SIGKILL"): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once("exit", resolve));
    child.kill(signal);
    await gone;
  }
}
