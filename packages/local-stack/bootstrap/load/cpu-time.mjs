import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import os from "node:os";

/** Linux counts CPU time in hundredths of a second. */
const TICKS = 100;
const SAMPLE_MS = 1_000;
/** A shorter peak may be one collection of garbage. */
const WINDOW = 5;

function cpuSeconds(pid) {
  try {
    // The name in parentheses may hold spaces.
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1].split(" ");
    return (Number(stat[11]) + Number(stat[12])) / TICKS;
  } catch {
    return cpuSecondsByPs(pid);
  }
}

function cpuSecondsByPs(pid) {
  try {
    const printed = execFileSync("ps", ["-o", "time=", "-p", String(pid)], { encoding: "utf8" });
    return printed
      .trim()
      .split(/[:-]/)
      .reduce((sum, part) => sum * 60 + Number(part), 0);
  } catch {
    return null;
  }
}

/**
 * Returns the shares of all cores that were used since a moment: over all samples, and in the
 * busiest window.
 */
export function cpuShares(all, since = 0, cores = os.availableParallelism()) {
  const samples = all.filter(({ at }) => at >= since);
  const share = (from, to) => (to.cpu - from.cpu) / ((to.at - from.at) / 1_000) / cores;
  if (samples.length < 2) return { mean: 0, peak: 0 };
  const mean = share(samples[0], samples.at(-1));
  const windows = samples.slice(WINDOW).map((sample, place) => share(samples[place], sample));
  return { mean, peak: Math.max(mean, ...windows) };
}

/** Watches a process until `stop`, which returns the CPU that it had used at each moment. */
export function watchCpu(pid) {
  const samples = [];
  const sample = () => {
    const cpu = cpuSeconds(pid);
    if (cpu !== null) samples.push({ at: Date.now(), cpu });
  };
  sample();
  const timer = setInterval(sample, SAMPLE_MS);
  return {
    stop() {
      clearInterval(timer);
      return samples;
    },
  };
}
