import { execFileSync } from "node:child_process";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import { extractedServer } from "./debian-extract";
import { findRedis, NoRedisError } from "./find-redis";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), "find-redis-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function plantProgram(file: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, "#!/bin/sh\n");
  chmodSync(file, 0o755);
}

const search = (parts: object = {}) => ({
  searchPath: path.join(folder, "bin"),
  cacheFolder: path.join(folder, "cache"),
  ...parts,
});

it("takes redis-server from the search path, and valkey-server when there is no other", async () => {
  plantProgram(path.join(folder, "bin/valkey-server"));
  expect((await findRedis(search())).command).toBe(path.join(folder, "bin/valkey-server"));
  plantProgram(path.join(folder, "bin/redis-server"));
  expect((await findRedis(search())).command).toBe(path.join(folder, "bin/redis-server"));
});

it("takes an earlier extract with its libraries when nothing is installed", async () => {
  plantProgram(path.join(folder, "cache/usr/bin/redis-server"));
  mkdirSync(path.join(folder, "cache/usr/lib/x86_64-linux-gnu"), { recursive: true });
  const { command, env } = await findRedis(search());
  expect(command).toBe(path.join(folder, "cache/usr/bin/redis-server"));
  expect(env.LD_LIBRARY_PATH).toBe(path.join(folder, "cache/usr/lib/x86_64-linux-gnu"));
});

it("says in one sentence what to do when Redis is missing", async () => {
  const failing = findRedis(search());
  await expect(failing).rejects.toBeInstanceOf(NoRedisError);
  await expect(failing).rejects.toThrow(/^Redis was not found: .*REDIS_URL.*\.$/);
});

const aptWorks = existsSync("/usr/bin/apt-get") && existsSync("/usr/bin/dpkg-deb");

(aptWorks ? it : it.skip)("fetches Debian's package without installing anything", async () => {
  const bin = path.join(folder, "bin");
  mkdirSync(bin);
  for (const name of ["apt-get", "dpkg-deb"]) symlinkSync(`/usr/bin/${name}`, path.join(bin, name));
  const lines: string[] = [];
  const program = await findRedis(search({ onFetch: (line: string) => lines.push(line) }));
  expect(lines).toHaveLength(1);
  expect(extractedServer(path.join(folder, "cache"))).toEqual(program);
  const version = execFileSync(program.command, ["--version"], { env: program.env });
  expect(String(version)).toMatch(/(Redis|Valkey) server v=\d+/);
});
