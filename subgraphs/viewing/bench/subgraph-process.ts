import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { anyFreePort } from "@eightcount/local-stack/ports/free-port";

const ENTRY_POINTS = {
  real: path.resolve(import.meta.dirname, "../dist/src/main.js"),
  /** The same endpoint without the write. */
  noWrite: path.resolve(import.meta.dirname, "no-write-subgraph.ts"),
} as const;

export type SubgraphKind = keyof typeof ENTRY_POINTS;
const START_MS = 20_000;
/** Linux counts CPU time in hundredths of a second. */
const MS_PER_TICK = 10;

export const GATEWAY_SECRET = "secret-of-the-progress-bench";

export class SubgraphProcess {
  readonly port: number;
  private readonly databaseUrl: string;
  private readonly kind: SubgraphKind;
  #child: ChildProcess | null = null;
  #lastLines = "";

  private constructor(databaseUrl: string, port: number, kind: SubgraphKind) {
    this.databaseUrl = databaseUrl;
    this.kind = kind;
    this.port = port;
  }

  static async start(databaseUrl: string, kind: SubgraphKind = "real"): Promise<SubgraphProcess> {
    const subgraph = new SubgraphProcess(databaseUrl, await anyFreePort(), kind);
    await subgraph.start();
    return subgraph;
  }

  async start(): Promise<void> {
    const child = spawn(process.execPath, [ENTRY_POINTS[this.kind]], {
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

  async ready(): Promise<void> {
    const deadline = performance.now() + START_MS;
    while (performance.now() < deadline) {
      const response = await fetch(`http://127.0.0.1:${this.port}/readyz`).catch(() => null);
      await response?.text();
      if (response?.ok) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`the subgraph did not become ready: ${this.#lastLines}`);
  }

  cpuMs(): number {
    const stat = readFileSync(`/proc/${this.#child?.pid}/stat`, "utf8");
    const [user = 0, system = 0] = stat
      .slice(stat.lastIndexOf(")"))
      .split(" ")
      .slice(12, 14)
      .map(Number);
    return (user + system) * MS_PER_TICK;
  }

  async end(signal: "SIGTERM" | "SIGKILL"): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exited = new Promise((resolve) => child.once("exit", resolve));
    child.kill(signal);
    await exited;
  }
}
