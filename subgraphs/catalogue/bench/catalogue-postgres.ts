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

/** The benchmark's own PostgreSQL, with the product's settings. */
export class CataloguePostgres {
  private readonly folder: string;
  private readonly port: number;
  #child: ChildProcess | null = null;

  private constructor(folder: string, port: number) {
    this.folder = folder;
    this.port = port;
  }

  static async create(): Promise<CataloguePostgres> {
    const base = isReachable(checkout)
      ? path.join(checkout, ".eightcount")
      : path.join("/var/tmp", `eightcount-${checkoutKey}`);
    const folder = path.join(base, "bench-search-postgres");
    mkdirSync(base, { recursive: true });
    rmSync(folder, { recursive: true, force: true });
    await prepareDataFolder(folder);
    const postgres = new CataloguePostgres(folder, await anyFreePort());
    await postgres.#start();
    return postgres;
  }

  async database(name: string): Promise<string> {
    await createDatabases(databaseUrl(this.port, "postgres"), [name]);
    const url = databaseUrl(this.port, name);
    await applyMigrations(url, migrationsFolder("catalogue"));
    return url;
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

  async #start(): Promise<void> {
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
}
