import { existsSync, readFileSync } from "node:fs";
import { readRun, runFile } from "../run-record.mjs";

/** The edge is part of the process that supervises all others. */
const EDGE = "edge";

/**
 * Where the processes of the stack in a data folder can be measured: the address of each one's
 * metrics, and all process ids. Null without a stack on this machine.
 */
export function findProcesses(dataFolder) {
  if (dataFolder === null) return null;
  const run = readRun(dataFolder);
  const file = runFile(dataFolder, "metrics-targets.json");
  if (run === null || !existsSync(file)) return null;
  const groups = JSON.parse(readFileSync(file, "utf8"));
  const addresses = groups.map(({ targets: [target], labels }) => [
    labels.job,
    `http://${target}/metrics`,
  ]);
  const children = run.children.map(({ name, pid }) => [name, pid]);
  return {
    metrics: Object.fromEntries(addresses),
    pids: { [EDGE]: run.supervisor.pid, ...Object.fromEntries(children) },
  };
}
