import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import os from "node:os";

/** Ends by itself if the process that started it was killed. */
const LOOP = `
  const parent = process.ppid;
  while (process.ppid === parent) for (let turn = 0; turn < 1e7; turn += 1);`;

/**
 * Keeps every core busy at a priority below all others. A virtual machine gives an idle core back to
 * its host, and the next process on it works slower at first. That is no cost of the product, and
 * two processes would pay it more often than one. Returns how to stop.
 */
export async function keepCoresAwake(): Promise<() => void> {
  const loops = Array.from({ length: os.availableParallelism() }, startLoop);
  await Promise.all(loops.map((loop) => once(loop, "spawn")));
  return () => {
    for (const loop of loops) loop.kill();
  };
}

const startLoop = (): ChildProcess =>
  spawn("chrt", ["--idle", "0", process.execPath, "--eval", LOOP], { stdio: "ignore" });
