import { spawnSync } from "node:child_process";
import { allProcessTimes, readStat, secondsOfTree } from "./process-times";

const LINE =
  "42 (node (a) b) S 7 42 42 0 -1 4194560 1 2 3 4 150 50 30 20 20 0 11 0 900 1 2 184467 1 1";

it("a line names the process, its parent, and the CPU of both kinds", () => {
  expect(readStat(LINE)).toEqual({ pid: 42, parent: 7, ownSeconds: 2, endedSeconds: 0.5 });
  expect(readStat("")).toBeNull();
});

it("a tree's CPU is that of the process, its descendants, and those that have ended", () => {
  const one = (pid: number, parent: number, ownSeconds: number, endedSeconds = 0) => ({
    ...{ pid, parent, ownSeconds, endedSeconds },
  });
  const all = [one(1, 0, 100), one(2, 1, 3, 0.5), one(3, 2, 4), one(4, 3, 5), one(5, 1, 9)];
  expect(secondsOfTree(2, all)).toBe(12.5);
  expect(secondsOfTree(99, all)).toBe(0);
});

const onLinux = process.platform === "linux" ? it : it.skip;

onLinux("this process has used CPU, and also its child that ended", () => {
  const before = secondsOfTree(process.pid, allProcessTimes());
  expect(before).toBeGreaterThan(0);
  spawnSync(process.execPath, ["-e", "while (process.cpuUsage().user < 300_000);"]);
  expect(secondsOfTree(process.pid, allProcessTimes()) - before).toBeGreaterThan(0.2);
});
