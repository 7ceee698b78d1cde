import { execFile } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { programOnPath } from "../redis/program-on-path";
import { BackupError } from "./backup-error";

/** Where Debian installs each major version. `pg_dump` must not be older than the server. */
const DEBIAN = "/usr/lib/postgresql";

/** Returns the folder of Debian's newest PostgreSQL programs, or null. */
export function debianPostgres(): string | null {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN) : [];
  const folders = versions
    .sort((one, other) => Number(other) - Number(one))
    .map((version) => path.join(DEBIAN, version, "bin"));
  return folders.find((folder) => existsSync(path.join(folder, "pg_dump"))) ?? null;
}

function findTool(name: string): string {
  const places = [process.env.PG_BIN, debianPostgres(), process.env.PATH].filter(Boolean);
  const found = programOnPath([name], places.join(path.delimiter));
  if (found !== null) return found;
  throw new BackupError(
    `${name} is missing. Install PostgreSQL's client programs (on Debian: apt-get install postgresql-client), or set PG_BIN to their folder.`,
  );
}

/** Runs `pg_dump` or `pg_restore` on a database. Fails with the last line that it wrote. */
export async function runTool(name: string, database: string, args: readonly string[]) {
  const url = new URL(database);
  // Every user of the machine can read a program's arguments.
  const env = {
    ...process.env,
    ...(url.password && { PGPASSWORD: decodeURIComponent(url.password) }),
  };
  url.password = "";
  try {
    await promisify(execFile)(findTool(name), [`--dbname=${url.href}`, ...args], { env });
  } catch (error) {
    if (error instanceof BackupError) throw error;
    const { stderr = "", message } = error as Error & { stderr?: string };
    if (stderr.includes("server version mismatch")) {
      throw new BackupError(
        `${name} is older than the server. Install that version's client programs, or set PG_BIN to their folder.`,
      );
    }
    throw new BackupError(stderr.trim().split("\n").at(-1) || message);
  }
}
