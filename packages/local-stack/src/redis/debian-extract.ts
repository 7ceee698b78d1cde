import { execFile } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { programOnPath } from "./program-on-path";

const run = promisify(execFile);

export interface RedisProgram {
  readonly command: string;
  readonly env: Readonly<Record<string, string>>;
}

const SERVERS = ["usr/bin/redis-server", "usr/bin/valkey-server"];

function libraryFolders(root: string): string {
  const usrLib = path.join(root, "usr/lib");
  const folders = existsSync(usrLib) ? readdirSync(usrLib, { withFileTypes: true }) : [];
  const names = folders.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  return names.map((name) => path.join(usrLib, name)).join(path.delimiter);
}

export function extractedServer(folder: string): RedisProgram | null {
  const server = SERVERS.map((file) => path.join(folder, file)).find((file) => existsSync(file));
  return server ? { command: server, env: { LD_LIBRARY_PATH: libraryFolders(folder) } } : null;
}

/** Options for apt's own package lists, or for a private copy, neither of which needs root. */
async function aptWithLists(workFolder: string): Promise<readonly string[]> {
  const system: readonly string[] = [];
  if (await knowsRedis(system)) return system;
  const lists = path.join(workFolder, "lists");
  mkdirSync(path.join(lists, "partial"), { recursive: true });
  const own = ["-o", `Dir::State::Lists=${lists}`, "-o", `Dir::Cache=${workFolder}`];
  await run("apt-get", [...own, "update"]);
  return own;
}

async function knowsRedis(options: readonly string[]): Promise<boolean> {
  const { stdout } = await run("apt-cache", [...options, "show", "redis-server"]).catch(() => ({
    stdout: "",
  }));
  return stdout.includes("Filename:");
}

async function missingPackages(apt: readonly string[]): Promise<readonly string[]> {
  const args = [...apt, "--simulate", "--no-install-recommends", "install", "redis-server"];
  const { stdout } = await run("apt-get", args);
  const added = [...stdout.matchAll(/^Inst (\S+)/gm)].map((match) => match[1] ?? "");
  return [...new Set(["redis-server", "redis-tools", ...added])];
}

async function downloadAndUnpack(workFolder: string): Promise<string> {
  const apt = await aptWithLists(workFolder);
  const packages = await missingPackages(apt);
  await run("apt-get", [...apt, "download", ...packages], { cwd: workFolder });
  const root = path.join(workFolder, "root");
  for (const file of readdirSync(workFolder).filter((name) => name.endsWith(".deb"))) {
    await run("dpkg-deb", ["-x", path.join(workFolder, file), root]);
  }
  return root;
}

export const hasDebianTools = (searchPath: string): boolean =>
  programOnPath(["apt-get"], searchPath) !== null &&
  programOnPath(["dpkg-deb"], searchPath) !== null;

/** Never removes a complete server, because another process may have installed and started it. */
function putInPlace(root: string, folder: string): void {
  try {
    renameSync(root, folder);
  } catch {
    if (extractedServer(folder)) return;
    rmSync(folder, { recursive: true, force: true });
    renameSync(root, folder);
  }
}

/** Needs no root, installs nothing, and starts no service. */
export async function extractFromDebian(folder: string): Promise<RedisProgram | null> {
  mkdirSync(path.dirname(folder), { recursive: true });
  const workFolder = mkdtempSync(`${folder}-`);
  try {
    const root = await downloadAndUnpack(workFolder);
    // Another process may have been faster, and its server may be starting.
    const faster = extractedServer(folder);
    if (faster) return faster;
    putInPlace(root, folder);
  } finally {
    rmSync(workFolder, { recursive: true, force: true });
  }
  return extractedServer(folder);
}
