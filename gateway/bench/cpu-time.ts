import { readdirSync, readFileSync } from "node:fs";

const NS_PER_MS = 1_000_000;

/** Milliseconds of CPU that a process's threads have used. Finer than the ticks of its stat file. */
export function cpuMsOf(pid: number): number {
  const threads = readdirSync(`/proc/${pid}/task`);
  return threads.reduce((sum, thread) => sum + threadMs(pid, thread), 0);
}

function threadMs(pid: number, thread: string): number {
  try {
    const [ns] = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, "utf8").split(" ");
    return Number(ns) / NS_PER_MS;
  } catch {
    // It ended meanwhile.
    return 0;
  }
}
