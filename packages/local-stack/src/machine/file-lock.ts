import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";

const RETRY_MS = 50;
const GIVE_UP_MS = 60_000;

export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

function tryTake(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    return false;
  }
}

function removeIfAbandoned(file: string): void {
  if (!existsSync(file)) return;
  const holder = Number(readFileSync(file, "utf8") || process.pid);
  if (!isRunning(holder)) rmSync(file, { force: true });
}

/** Runs `work` while no other process on this machine runs work under the same lock file. */
export async function withFileLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  const deadline = Date.now() + GIVE_UP_MS;
  while (!tryTake(file)) {
    removeIfAbandoned(file);
    if (Date.now() > deadline) throw new Error(`${file} stays locked; remove it if nothing runs`);
    await sleep(RETRY_MS);
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}
