import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { cacheFolder } from "./places.mjs";

const RETRY_MS = 500;
const file = path.join(cacheFolder, "build.lock");

function holder() {
  try {
    return Number(readFileSync(file, "utf8"));
  } catch {
    return 0;
  }
}

function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === "EPERM";
  }
}

function take() {
  try {
    writeFileSync(file, String(process.pid), { flag: "wx" });
    return true;
  } catch {
    return false;
  }
}

/** Two commands started at once build one after the other instead of into each other's files. */
export async function withBuildLock(onWait, work) {
  mkdirSync(cacheFolder, { recursive: true });
  let toldAbout = 0;
  while (!take()) {
    const pid = holder();
    if (pid && !isRunning(pid)) rmSync(file, { force: true });
    else if (pid !== toldAbout) {
      onWait(`Waiting for another build of this checkout (process ${pid}).`);
      toldAbout = pid;
    }
    await sleep(RETRY_MS);
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}
