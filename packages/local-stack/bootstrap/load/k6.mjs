import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { cacheFolder, inRoot } from "../paths.mjs";
import { runProgram } from "../run-program.mjs";

const TOOLS = inRoot("loadtests/tools");
const MODULE = "go.k6.io/k6/v2";
const NICENESS = 10;

/** Returns the version that loadtests/tools/go.mod pins, such as 2.2.0. */
export function pinnedVersion(goMod = readFileSync(path.join(TOOLS, "go.mod"), "utf8")) {
  const version = /^require go\.k6\.io\/k6\/v2 v(\S+)$/m.exec(goMod)?.[1];
  if (!version) throw new Error("loadtests/tools/go.mod does not pin k6");
  return version;
}

const builtPath = (version) => path.join(cacheFolder, "k6", `k6-${version}`);

/** Returns the version that `k6 version` prints, or null without such a program. */
function versionOf(program) {
  try {
    const printed = execFileSync(program, ["version"], { encoding: "utf8", stdio: "pipe" });
    return /^\S+ v(\S+)/.exec(printed)?.[1] ?? null;
  } catch {
    return null;
  }
}

/** Returns k6 of the pinned version from PATH or the cache, or null. Builds nothing. */
export function findK6() {
  const version = pinnedVersion();
  const built = builtPath(version);
  if (existsSync(built)) return built;
  return versionOf("k6") === version ? "k6" : null;
}

/** Go since 1.21 fetches the version that go.mod asks for. */
const OLDEST_GO = 21;

function checkGo(version) {
  if (minorOfGo() >= OLDEST_GO) return;
  throw new Error(`Install k6 ${version}, or Go 1.${OLDEST_GO} or newer to build it.`);
}

/** Returns 26 for Go 1.26, or 0 without Go. */
function minorOfGo() {
  try {
    const printed = execFileSync("go", ["version"], { cwd: "/", encoding: "utf8", stdio: "pipe" });
    return Number(/go1\.(\d+)/.exec(printed)?.[1] ?? 0);
  } catch {
    return 0;
  }
}

/** Returns the program's path. Builds it once per version, which takes one to five minutes. */
export async function installK6(live) {
  const found = findK6();
  if (found) return found;
  const version = pinnedVersion();
  checkGo(version);
  const built = builtPath(version);
  const unfinished = `${built}.${process.pid}`;
  mkdirSync(path.dirname(built), { recursive: true });
  const counts = { downloaded: 0, compiled: 0 };
  try {
    await runProgram({
      name: `the build of k6 ${version}`,
      command: "nice",
      args: [
        ...[
          "-n",
          String(NICENESS),
          "env",
          "GOTOOLCHAIN=auto",
          "go",
          "build",
          "-v",
          "-trimpath",
          "-buildvcs=false",
        ],
        ...["-o", unfinished, MODULE],
      ],
      cwd: TOOLS,
      onLine(line) {
        counts[line.startsWith("go: downloading") ? "downloaded" : "compiled"] += 1;
        live(
          `building k6 ${version}: ${counts.downloaded} modules, ${counts.compiled} packages of about 700`,
        );
      },
    });
    renameSync(unfinished, built);
  } finally {
    rmSync(unfinished, { force: true });
  }
  return built;
}
