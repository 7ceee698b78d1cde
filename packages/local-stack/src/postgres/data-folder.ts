import { execFile } from "node:child_process";
import { chownSync, existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { databaseUser } from "../machine/database-user";
import { postgresBinaries } from "./binaries";
import type { Durability } from "./postgres-command";

const run = promisify(execFile);

const INITDB_FLAGS = [
  "--username=postgres",
  "--auth=trust",
  "--encoding=UTF8",
  // Built into the server, so sorting is the same everywhere and needs no system locale.
  "--locale-provider=builtin",
  "--builtin-locale=C.UTF-8",
];

function ownedFolder(folder: string): void {
  const { uid, gid } = databaseUser();
  mkdirSync(path.dirname(folder), { recursive: true, mode: 0o755 });
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
}

export async function prepareDataFolder(
  folder: string,
  durability: Durability = "durable",
): Promise<boolean> {
  if (existsSync(path.join(folder, "PG_VERSION"))) return false;
  // Renamed when complete, because the next start would mistake a partial cluster for a whole one.
  const draft = `${folder}.new`;
  rmSync(draft, { recursive: true, force: true });
  ownedFolder(draft);
  const initdb = path.join(postgresBinaries(), "initdb");
  const flags = durability === "durable" ? INITDB_FLAGS : [...INITDB_FLAGS, "--no-sync"];
  await run(initdb, ["-D", draft, ...flags], { ...databaseUser(), cwd: "/" });
  renameSync(draft, folder);
  return true;
}
