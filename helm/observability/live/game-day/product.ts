import { once } from "node:events";
import { readFileSync } from "node:fs";
import { connect } from "node:net";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { Pool } from "pg";
import type { RunningProduct } from "../running-product.ts";

interface RunFile {
  readonly site: string;
  readonly ports: Readonly<Record<string, number>>;
  readonly children: readonly { readonly name: string; readonly pid: number }[];
}

const POLL_MS = 200;
const TWO_SCRAPES_MS = 2_000;

/** The processes and databases behind the running product. */
export class Product {
  readonly #file: string;
  readonly #pools = new Map<string, Pool>();
  readonly #paused = new Set<string>();

  constructor({ dataFolder }: RunningProduct) {
    this.#file = path.join(dataFolder, "run/processes.json");
  }

  get site(): string {
    return this.#read().site;
  }

  addressOf(name: string): string {
    return `http://127.0.0.1:${this.#read().ports[name]}`;
  }

  signal(name: string, signal: NodeJS.Signals): void {
    const found = this.#read().children.find((child) => child.name === name);
    if (!found) throw new Error(`${name} does not run`);
    process.kill(found.pid, signal);
  }

  /** Stops it without an end: it keeps its connections, and does not respond. */
  pause(name: string): void {
    this.signal(name, "SIGSTOP");
    this.#paused.add(name);
  }

  resume(name: string): void {
    if (this.#paused.delete(name)) this.signal(name, "SIGCONT");
  }

  /** Kills it. Resolves when its supervisor has started another one, and Prometheus has seen it. */
  async restart(name: string): Promise<void> {
    this.signal(name, "SIGKILL");
    await wait(POLL_MS);
    while (!(await this.#isAlive(name))) await wait(POLL_MS);
    await wait(TWO_SCRAPES_MS);
  }

  async #isAlive(name: string): Promise<boolean> {
    const reply = await fetch(`${this.addressOf(name)}/livez`).catch(() => null);
    return reply?.ok ?? false;
  }

  pool(database: string): Pool {
    const found = this.#pools.get(database);
    if (found) return found;
    const { port } = new URL(this.addressOf("postgres"));
    const connectionString = `postgresql://postgres@127.0.0.1:${port}/${database}`;
    const pool = new Pool({ connectionString, max: 2 });
    pool.on("error", () => undefined);
    this.#pools.set(database, pool);
    return pool;
  }

  /** Holds locks until the returned function is called. */
  async lock(database: string, ...statements: readonly string[]): Promise<() => Promise<void>> {
    const client = await this.pool(database).connect();
    await client.query("BEGIN");
    for (const statement of statements) await client.query(statement);
    return async () => {
      await client.query("ROLLBACK");
      client.release();
    };
  }

  /** Tries again while Redis starts. */
  async redis(command: string): Promise<void> {
    const { port } = new URL(this.addressOf("redis"));
    const socket = connect(Number(port), "127.0.0.1");
    try {
      socket.write(`${command}\r\n`);
      await once(socket, "data");
    } catch {
      await wait(POLL_MS);
      await this.redis(command);
    } finally {
      socket.destroy();
    }
  }

  /** Leaves nothing paused behind. */
  async close(): Promise<void> {
    for (const name of this.#paused) this.resume(name);
    await Promise.all([...this.#pools.values()].map((pool) => pool.end()));
  }

  #read(): RunFile {
    return JSON.parse(readFileSync(this.#file, "utf8")) as RunFile;
  }
}
