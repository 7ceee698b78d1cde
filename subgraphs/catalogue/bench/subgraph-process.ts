import { type ChildProcess, spawn } from "node:child_process";
import path from "node:path";
import { anyFreePort } from "@eightcount/local-stack/ports/free-port";

const entry = path.resolve(import.meta.dirname, "../dist/src/main.js");
const START_MS = 20_000;

export const GATEWAY_SECRET = "secret-of-the-search-bench";

export class SubgraphProcess {
  readonly port: number;
  readonly #child: ChildProcess;
  #lastLines = "";

  private constructor(databaseUrl: string, port: number) {
    this.port = port;
    this.#child = spawn(process.execPath, [entry], {
      env: {
        PATH: process.env.PATH,
        NODE_ENV: "test",
        PORT: String(port),
        DATABASE_URL: databaseUrl,
        EIGHTCOUNT_GATEWAY_SECRET: GATEWAY_SECRET,
        EIGHTCOUNT_WORKERS: "separate",
      },
      stdio: ["ignore", "pipe", "pipe"],
    });
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      stream?.on("data", (chunk: Buffer) => {
        this.#lastLines = (this.#lastLines + chunk).slice(-4_000);
      });
    }
  }

  static async start(databaseUrl: string): Promise<SubgraphProcess> {
    const subgraph = new SubgraphProcess(databaseUrl, await anyFreePort());
    await subgraph.#ready();
    return subgraph;
  }

  async end(): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    const exited = new Promise((resolve) => this.#child.once("exit", resolve));
    this.#child.kill("SIGTERM");
    await exited;
  }

  async #ready(): Promise<void> {
    const deadline = performance.now() + START_MS;
    while (performance.now() < deadline) {
      const response = await fetch(`http://127.0.0.1:${this.port}/readyz`).catch(() => null);
      await response?.text();
      if (response?.ok) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`the subgraph did not become ready: ${this.#lastLines}`);
  }
}
