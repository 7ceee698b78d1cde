import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import { checkout, checkoutKey, migrationsFolder } from "@eightcount/local-stack/checkout/checkout";
import { isReachable } from "@eightcount/local-stack/machine/database-user";
import { applyMigrations } from "@eightcount/local-stack/migrations/apply-migrations";
import { anyFreePort } from "@eightcount/local-stack/ports/free-port";
import { createDatabases } from "@eightcount/local-stack/postgres/create-databases";
import { prepareDataFolder } from "@eightcount/local-stack/postgres/data-folder";
import { databaseUrl, postgresCommand } from "@eightcount/local-stack/postgres/postgres-command";
import { Client } from "pg";

const DURABLE = ["fsync", "synchronous_commit", "full_page_writes"] as const;

/** The benchmark's own PostgreSQL, as durable as in production. */
export class DurablePostgres {
  #child: ChildProcess | null = null;

  private readonly folder: string;
  private readonly port: number;

  private constructor(folder: string, port: number) {
    this.folder = folder;
    this.port = port;
  }

  static async create(): Promise<DurablePostgres> {
    const base = isReachable(checkout)
      ? path.join(checkout, ".eightcount")
      : path.join("/var/tmp", `eightcount-${checkoutKey}`);
    const folder = path.join(base, "bench-postgres");
    mkdirSync(base, { recursive: true });
    rmSync(folder, { recursive: true, force: true });
    await prepareDataFolder(folder);
    const postgres = new DurablePostgres(folder, await anyFreePort());
    await postgres.start();
    await createDatabases(databaseUrl(postgres.port, "postgres"), ["viewing"]);
    await applyMigrations(postgres.url, migrationsFolder("viewing"));
    await postgres.assertDurable();
    return postgres;
  }

  get url(): string {
    return databaseUrl(this.port, "viewing");
  }

  async start(): Promise<void> {
    const { command, args, user, readyLine } = postgresCommand(this.folder, this.port, "durable");
    const child = spawn(command, args, {
      ...user,
      cwd: "/",
      detached: true,
      stdio: ["ignore", "ignore", "pipe"],
    });
    this.#child = child;
    await new Promise<void>((resolve, reject) => {
      let log = "";
      child.stderr?.on("data", (chunk: Buffer) => {
        log = (log + chunk).slice(-4_000);
        if (log.includes(readyLine)) resolve();
      });
      child.once("exit", () => reject(new Error(`PostgreSQL exited: ${log}`)));
    });
  }

  async kill(): Promise<void> {
    const child = this.#child;
    if (child?.pid === undefined) throw new Error("PostgreSQL is not running");
    const exited = new Promise((resolve) => child.once("exit", resolve));
    process.kill(-child.pid, "SIGKILL");
    await exited;
  }

  async remove(): Promise<void> {
    const child = this.#child;
    if (child && child.exitCode === null && child.signalCode === null) {
      const exited = new Promise((resolve) => child.once("exit", resolve));
      child.kill("SIGINT");
      await exited;
    }
    rmSync(this.folder, { recursive: true, force: true });
  }

  private async assertDurable(): Promise<void> {
    const client = new Client({ connectionString: this.url });
    await client.connect();
    for (const setting of DURABLE) {
      const { rows } = await client.query<Record<string, string>>(`SHOW ${setting}`);
      if (rows[0]?.[setting] !== "on") throw new Error(`PostgreSQL setting ${setting} must be on`);
    }
    await client.end();
  }
}
