import { readdirSync, readFileSync } from "node:fs";

/** Linux counts CPU time in hundredths of a second. */
const TICKS_PER_SECOND = 100;

export interface ProcessTime {
  readonly pid: number;
  readonly parent: number;
  /** CPU of the process itself. */
  readonly ownSeconds: number;
  /** CPU of its children that have ended. */
  readonly endedSeconds: number;
}

/** Reads one line of /proc/<pid>/stat, or returns null if it is not such a line. */
export function readStat(text: string): ProcessTime | null {
  // The name is in parentheses and may itself contain spaces and parentheses.
  const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
  const pid = Number.parseInt(text, 10);
  const [user, system, endedUser, endedSystem] = fields.slice(11, 15).map(Number);
  if (Number.isNaN(pid) || endedSystem === undefined) return null;
  return {
    pid,
    parent: Number(fields[1]),
    ownSeconds: ((user ?? 0) + (system ?? 0)) / TICKS_PER_SECOND,
    endedSeconds: ((endedUser ?? 0) + endedSystem) / TICKS_PER_SECOND,
  };
}

/** Every process of this machine. */
export function allProcessTimes(): readonly ProcessTime[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        return readStat(readFileSync(`/proc/${pid}/stat`, "utf8")) ?? [];
      } catch {
        // It ended meanwhile.
        return [];
      }
    });
}

/** CPU of a process and of all that descend from it, also of those that have ended. */
export function secondsOfTree(pid: number, all: readonly ProcessTime[]): number {
  const own = all.find((one) => one.pid === pid);
  if (!own) return 0;
  const children = all.filter(({ parent }) => parent === pid);
  const below = children.reduce((sum, child) => sum + secondsOfTree(child.pid, all), 0);
  return own.ownSeconds + own.endedSeconds + below;
}
