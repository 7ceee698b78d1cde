import { execFile } from "node:child_process";
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { debianPostgres } from "@eightcount/local-stack/backup/postgres-tools";
import { databaseUser } from "@eightcount/local-stack/machine/database-user";
import { anyFreePort } from "@eightcount/local-stack/ports/free-port";
import { Child } from "@eightcount/local-stack/supervision/child";

const STOP_WITHIN_MS = 10_000;
const INITDB = ["--username=postgres", "--auth=trust", "--encoding=UTF8", "--locale=C.UTF-8"];
const SETTINGS = ["listen_addresses=127.0.0.1", "unix_socket_directories=", "fsync=off"];

export interface DebianServer {
  readonly url: string;
  stop(): Promise<void>;
}

/** The one in node_modules has no `pg_dump`, so tests of backups need Debian's on both sides. */
export const hasDebianServer = debianPostgres() !== null;

if (!hasDebianServer) {
  const sentence = "PostgreSQL of Debian is missing: apt-get install postgresql";
  if (process.env.CI === "true") throw new Error(sentence);
  process.stderr.write(`Backups are not rehearsed. ${sentence}\n`);
}

function emptyFolder(): string {
  const base = mkdtempSync(path.join(os.tmpdir(), "eightcount-debian-postgres-"));
  chmodSync(base, 0o755);
  const { uid, gid } = databaseUser();
  mkdirSync(path.join(base, "data"), { mode: 0o700 });
  if (uid !== undefined && gid !== undefined) chownSync(path.join(base, "data"), uid, gid);
  return base;
}

export async function startDebianServer(): Promise<DebianServer> {
  const programs = debianPostgres() ?? "";
  const folder = emptyFolder();
  const data = path.join(folder, "data");
  const user = databaseUser();
  const port = await anyFreePort();
  await promisify(execFile)(path.join(programs, "initdb"), ["-D", data, ...INITDB], user);
  const settings = SETTINGS.flatMap((setting) => ["-c", setting]);
  const plan = {
    name: "postgres",
    command: path.join(programs, "postgres"),
    args: ["-D", data, "-p", String(port), ...settings],
    env: { TZ: "UTC" },
    user,
    ready: { kind: "line", text: "ready to accept connections" },
    stopSignal: "SIGINT",
    warningIn: () => null,
  } as const;
  const child = new Child(plan, path.join(folder, "log"), {});
  const stop = async () => {
    await child.stop(STOP_WITHIN_MS);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await child.ready();
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: `postgresql://postgres@127.0.0.1:${port}`, stop };
}
