import { execFileSync } from "node:child_process";
import { appendFileSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { inRoot } from "../paths.mjs";

export const standardFolder = inRoot("loadtests/results");
const BASELINE = path.join(standardFolder, "baseline.json");
const historyIn = (folder) => path.join(folder, "history.jsonl");

/** Runs are compared only if they had the same load. */
export function loadOf({ journey, workload, rate, time, data, traces }) {
  const settings = { RATE: rate, TIME: time, DATA: data, TRACES: traces };
  const given = Object.entries(settings).filter(([, value]) => value);
  return [journey, workload, ...given.map(([name, value]) => `${name}=${value}`)].join(" ");
}

export const readJson = (file) => JSON.parse(readFileSync(file, "utf8"));

export function commit() {
  try {
    const args = ["rev-parse", "--short", "HEAD"];
    return execFileSync("git", args, { cwd: inRoot(), encoding: "utf8", stdio: "pipe" }).trim();
  } catch {
    return "unknown";
  }
}

export function machine() {
  const [load] = os.loadavg();
  const cpu = os.cpus()[0]?.model ?? "unknown";
  return { cpu, cores: os.availableParallelism(), loadBefore: Math.round(load * 10) / 10 };
}

/** Writes the result and adds its line to the history. Returns the file. */
export function storeResult(result) {
  const { id, results } = result.run;
  const file = path.join(results, `${id}.json`);
  const stored = { ...result, commit: commit() };
  writeFileSync(file, `${JSON.stringify(stored, null, 2)}\n`);
  appendFileSync(historyIn(results), `${JSON.stringify(historyLine(stored))}\n`);
  return file;
}

function historyLine({ run, stackSettings, verdict, breakpoint, figures, commit: at }) {
  const judged = figures.operations.filter(({ isJudged }) => isJudged);
  const p95 = Object.fromEntries(
    judged.map(({ phase, operation, p95: value }) => [`${phase} ${operation}`, value]),
  );
  const { id, startedAt } = run;
  const held = breakpoint ? { heldPerSecond: breakpoint.heldPerSecond } : {};
  return { id, startedAt, commit: at, load: loadOf(run), stackSettings, verdict, ...held, p95 };
}

/** Earlier runs of the same load, the newest last. */
export function historyOf(load, folder) {
  const file = historyIn(folder);
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, "utf8").split("\n").filter(Boolean);
  return lines.map((line) => JSON.parse(line)).filter((line) => line.load === load);
}

/** Returns the stored result to compare with, by load. */
export function readBaselines() {
  return existsSync(BASELINE) ? readJson(BASELINE) : {};
}

export function storeBaseline(result) {
  if (result.verdict === "refused")
    throw new Error("This run is refused, so that nothing can be compared with it.");
  const all = { ...readBaselines(), [loadOf(result.run)]: result };
  writeFileSync(BASELINE, `${JSON.stringify(all, null, 2)}\n`);
}
