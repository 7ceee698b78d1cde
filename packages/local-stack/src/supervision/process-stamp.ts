import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

/** Position of the start time in /proc/<pid>/stat, counted behind the program's name. */
const START_TIME = 19;

/**
 * What tells a process from a later one with the same id: when it started. Null when it has
 * ended.
 */
export function processStamp(pid: number): string | null {
  if (existsSync("/proc/self/stat")) {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
      // The name stands in brackets and may itself hold spaces and brackets.
      const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
      return fields[0] === "Z" ? null : (fields[START_TIME] ?? null);
    } catch {
      return null;
    }
  }
  try {
    return execFileSync("ps", ["-o", "lstart=", "-p", String(pid)], { encoding: "utf8" }).trim();
  } catch {
    return null;
  }
}
