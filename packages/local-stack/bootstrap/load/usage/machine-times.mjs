import { createRequire } from "node:module";
import os from "node:os";
import { inRoot } from "../../paths.mjs";

// Compiled, as is every stack on this machine whose processes are read.
const PROCESS_TIMES = "packages/local-stack/dist/load-costs/process-times.js";

const require = createRequire(import.meta.url);

/**
 * Seconds that all cores of this machine have worked, for whatever program. Null in a container
 * with fewer cores than its machine, where most of that work is other people's.
 */
function busySeconds() {
  const cores = os.cpus();
  if (cores.length !== os.availableParallelism()) return null;
  const worked = cores.map(({ times: { user, nice, sys, irq } }) => user + nice + sys + irq);
  return worked.reduce((sum, ms) => sum + ms, 0) / 1_000;
}

/** CPU seconds of processes with all that descend from them. Of no process on other systems than Linux. */
function secondsOf(pids, edge) {
  if (process.platform !== "linux") return {};
  const { allProcessTimes, secondsOfTree } = require(inRoot(PROCESS_TIMES));
  const all = allProcessTimes();
  const own = (pid) => all.find((one) => one.pid === pid)?.ownSeconds ?? 0;
  const entries = Object.entries(pids).map(([name, pid]) => [
    name,
    // All other processes descend from the one that the edge is part of.
    name === edge ? own(pid) : secondsOfTree(pid, all),
  ]);
  return Object.fromEntries(entries);
}

/** What the operating system has counted until now. */
export const readMachine = (pids) => ({ busy: busySeconds(), cpu: secondsOf(pids, "edge") });
