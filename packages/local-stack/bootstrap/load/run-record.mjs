import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { isRunning } from "../is-running.mjs";
import { inRoot } from "../paths.mjs";

/** A file that a running stack writes. */
export const runFile = (dataFolder, name) =>
  path.join(path.resolve(inRoot(), dataFolder), "run", name);

/** What a running stack notes in its data folder: its site, ports, and processes. Null without. */
export function readRun(dataFolder) {
  const file = runFile(dataFolder, "processes.json");
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null;
}

/** Whether a site names this machine. */
export const isHere = (site) =>
  ["localhost", "127.0.0.1", "[::1]"].includes(new URL(site).hostname);

const isAt = (run, site) => Boolean(run?.site) && new URL(run.site).port === new URL(site).port;

/** The first of these data folders whose stack runs at `site`, or null if that is another one. */
export function folderOfStackAt(site, dataFolders) {
  if (!isHere(site)) return null;
  const runsThere = (folder) => {
    const run = readRun(folder);
    // A stack that was killed leaves its record behind.
    return isAt(run, site) && isRunning(run.supervisor.pid);
  };
  return dataFolders.find(runsThere) ?? null;
}

/** Origin of the sandbox of the stack that runs at `site`, or "" if that is another one. */
export function sandboxOf(run, site) {
  return isAt(run, site) && run.ports.sandbox ? `http://127.0.0.1:${run.ports.sandbox}` : "";
}
