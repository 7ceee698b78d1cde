import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import {
  checkout,
  checkoutKey,
  migrationsFolder,
  type SubgraphName,
} from "@eightcount/local-stack/checkout/checkout";
import { isReachable } from "@eightcount/local-stack/machine/database-user";
import { applyMigrations } from "@eightcount/local-stack/migrations/apply-migrations";
import { anyFreePort } from "@eightcount/local-stack/ports/free-port";
import { createDatabases } from "@eightcount/local-stack/postgres/create-databases";
import { prepareDataFolder } from "@eightcount/local-stack/postgres/data-folder";
import { databaseUrl, postgresCommand } from "@eightcount/local-stack/postgres/postgres-command";
import { findRedis } from "@eightcount/local-stack/redis/find-redis";
import { redisCommand } from "@eightcount/local-stack/redis/redis-command";
import { Client } from "pg";

const DURABLE = ["fsync", "synchronous_commit", "full_page_writes"] as const;
const databases = ["catalogue", "viewing"] as const satisfies readonly SubgraphName[];

interface Programs {
  readonly folder: string;
  readonly postgres: ChildProcess;
  readonly redis: ChildProcess;
  readonly postgresPort: number;
  readonly redisPort: number;
}

/** PostgreSQL, as durable as in production, and Redis. Both belong to the bench alone. */
export class Stores {
  readonly redisUrl: string;
  private readonly folder: string;
  private readonly postgres: ChildProcess;
  private readonly redis: ChildProcess;
  private readonly postgresPort: number;

  private constructor(programs: Programs) {
    this.folder = programs.folder;
    this.postgres = programs.postgres;
    this.redis = programs.redis;
    this.postgresPort = programs.postgresPort;
    this.redisUrl = `redis://127.0.0.1:${programs.redisPort}`;
  }

  static async open(): Promise<Stores> {
    const base = isReachable(checkout)
      ? path.join(checkout, ".eightcount")
      : path.join("/var/tmp", `eightcount-${checkoutKey}`);
    const folder = path.join(base, `bench-graph-${process.pid}`);
    mkdirSync(folder, { recursive: true });
    const data = path.join(folder, "postgres");
    await prepareDataFolder(data);
    const postgresPort = await anyFreePort();
    const redisPort = await anyFreePort();
    const program = await findRedis();
    const redis = redisCommand({ program, folder, port: redisPort, databases: 1 });
    const stores = new Stores({
      folder,
      postgresPort,
      redisPort,
      postgres: await started(postgresCommand(data, postgresPort, "durable")),
      redis: await started(redis),
    });
    await createDatabases(databaseUrl(postgresPort, "postgres"), [...databases]);
    for (const name of databases) {
      await applyMigrations(stores.databaseUrl(name), migrationsFolder(name));
    }
    await stores.#assertDurable();
    return stores;
  }

  get postgresPid(): number {
    return this.postgres.pid ?? 0;
  }

  databaseUrl(name: string): string {
    return databaseUrl(this.postgresPort, name);
  }

  async query<R extends object>(database: string, sql: string, values: unknown[] = []) {
    const client = new Client({ connectionString: this.databaseUrl(database) });
    await client.connect();
    const { rows } = await client.query<R>(sql, values);
    await client.end();
    return rows;
  }

  async remove(): Promise<void> {
    await Promise.all([ended(this.postgres, "SIGINT"), ended(this.redis, "SIGTERM")]);
    rmSync(this.folder, { recursive: true, force: true });
  }

  async #assertDurable(): Promise<void> {
    for (const setting of DURABLE) {
      const [row] = await this.query<Record<string, string>>("viewing", `SHOW ${setting}`);
      if (row?.[setting] !== "on") throw new Error(`PostgreSQL setting ${setting} must be on`);
    }
  }
}

type Launch = ReturnType<typeof postgresCommand>;

/** Waits for the line by which the program says that it is ready. */
function started({ command, args, user, env, readyLine }: Launch): Promise<ChildProcess> {
  const child = spawn(command, args, {
    ...user,
    env: { PATH: process.env.PATH, TZ: "UTC", ...env },
    cwd: "/",
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
  });
  return new Promise((resolve, reject) => {
    let log = "";
    const read = (chunk: Buffer) => {
      log = (log + chunk).slice(-4_000);
      if (log.includes(readyLine)) resolve(child);
    };
    child.stdout?.on("data", read);
    child.stderr?.on("data", read);
    child.once("exit", () => reject(new Error(`${path.basename(command)} exited: ${log}`)));
  });
}

async function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = new Promise((resolve) => child.once("exit", resolve));
  child.kill(signal);
  await exited;
}
