import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { isRunning } from "./is-running.mjs";
import { cacheFolder, root } from "./paths.mjs";

const RETRY_MS = 500;
/** A process writes its id right after it creates the lock, unless the disk is full. */
const HALF_WRITTEN_MS = 5_000;
const file = path.join(cacheFolder, "build.lock");

function holder() {
  try {
    return Number(readFileSync(file, "utf8"));
  } catch {
    return 0;
  }
}

function isAbandoned(pid) {
  if (pid) return !isRunning(pid);
  const written = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  return written !== undefined && Date.now() - written > HALF_WRITTEN_MS;
}

function tryLock() {
  try {
    writeFileSync(file, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if (error.code === "EEXIST") return false;
    throw new Error(
      `Cannot start the build: ${path.relative(root, file)} is not writable (${error.code}).`,
    );
  }
}

/** Serializes builds of this checkout, which would otherwise write to the same files. */
export async function withBuildLock(onWait, work) {
  mkdirSync(cacheFolder, { recursive: true });
  let reportedPid = 0;
  while (!tryLock()) {
    const pid = holder();
    if (isAbandoned(pid)) rmSync(file, { force: true });
    else if (pid && pid !== reportedPid) {
      onWait(`Waiting for another build of this checkout (process ${pid}).`);
      reportedPid = pid;
    }
    await sleep(RETRY_MS);
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}
