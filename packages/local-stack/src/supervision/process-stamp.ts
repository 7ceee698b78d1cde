import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

/** Index of the start time in /proc/<pid>/stat, counted after the program's name. */
const START_TIME = 19;

/** Returns the start time, because a later process may have the same id. Null after its end. */
export function processStamp(pid: number): string | null {
  if (existsSync("/proc/self/stat")) {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
      // The name is in parentheses and may itself contain spaces and parentheses.
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
