import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { migrationsFolder, subgraphNames } from "@eightcount/local-stack/checkout/checkout";
import { dataFolders } from "@eightcount/local-stack/checkout/data-folders";
import { applyMigrations } from "@eightcount/local-stack/migrations/apply-migrations";
import { anyFreePort } from "@eightcount/local-stack/ports/free-port";
import { createDatabases } from "@eightcount/local-stack/postgres/create-databases";
import { prepareDataFolder } from "@eightcount/local-stack/postgres/data-folder";
import { databaseUrl } from "@eightcount/local-stack/postgres/postgres-command";
import { postgresProcess } from "@eightcount/local-stack/processes/postgres.process";
import { Child } from "@eightcount/local-stack/supervision/child";
import { Client } from "pg";
import { copyDatabase, pasteDatabase } from "./database-copy";
import type { Release } from "./release";

const STOP_WITHIN_MS = 10_000;
/** Redis keeps nothing on disk. */
const FILES = ["keys/keys.json", "run/members.json", "run/seeds.json"];

type Contents = Pick<Release, "files" | "databases">;
type Connect = <T>(database: string, work: (client: Client) => Promise<T>) => Promise<T>;

async function withPostgres<T>(
  folder: string,
  work: (connect: Connect, urlOf: (database: string) => string) => Promise<T>,
): Promise<T> {
  const folders = dataFolders(folder, "");
  const ports = { postgres: await anyFreePort() };
  await prepareDataFolder(folders.postgres, "forgetful");
  const plan = postgresProcess({ folders, ports, outerEnv: process.env }, "forgetful");
  const postgres = new Child(plan, path.join(folders.run, "postgres.log"), {});
  try {
    await postgres.ready();
    const urlOf = (database: string) => databaseUrl(ports.postgres, database);
    return await work(async (database, use) => {
      const client = new Client({ connectionString: urlOf(database) });
      await client.connect();
      return use(client).finally(() => client.end());
    }, urlOf);
  } finally {
    await postgres.stop(STOP_WITHIN_MS);
  }
}

export function readDataFolder(
  folder: string,
  schemas: Readonly<Record<string, readonly string[]>>,
): Promise<Contents> {
  return withPostgres(folder, async (connect) => {
    const copies = Object.entries(schemas).map(async ([name, schema]) => {
      return [name, await connect(name, (client) => copyDatabase(client, schema))] as const;
    });
    const files = FILES.map((file) => [file, readFileSync(path.join(folder, file), "utf8")]);
    return {
      files: Object.fromEntries(files),
      databases: Object.fromEntries(await Promise.all(copies)),
    };
  });
}

export function writeDataFolder(folder: string, { files, databases }: Contents): Promise<void> {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text, { mode: 0o600 });
  }
  return withPostgres(folder, async (connect) => {
    const names = Object.keys(databases);
    await connect("postgres", async (client) => {
      for (const name of names) await client.query(`CREATE DATABASE ${name}`);
    });
    await Promise.all(
      Object.entries(databases).map(([name, copy]) =>
        connect(name, (client) => pasteDatabase(client, copy)),
      ),
    );
  });
}

/** Fills a new data folder with databases as today's migrations, and then more SQL, leave them. */
export function migrateDataFolder(
  folder: string,
  more: Readonly<Record<string, string>> = {},
): Promise<void> {
  return withPostgres(folder, async (connect, urlOf) => {
    await createDatabases(urlOf("postgres"), subgraphNames);
    for (const name of subgraphNames) await applyMigrations(urlOf(name), migrationsFolder(name));
    for (const [name, sql] of Object.entries(more)) {
      await connect(name, (client) => client.query(sql));
    }
  });
}
