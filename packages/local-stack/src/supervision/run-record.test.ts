import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { processStamp } from "./process-stamp";
import { RunRecord } from "./run-record";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), "run-record-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

async function leftover(script: string, ...args: string[]): Promise<number> {
  const child = spawn(
    "/bin/sh",
    ["-c", `${script}; echo up; while :; do sleep 0.05; done`, ...args],
    {
      stdio: ["ignore", "pipe", "ignore"],
    },
  );
  await once(child.stdout, "data");
  return child.pid ?? 0;
}

it("a leftover that goes with another one is no obstacle to a start", async () => {
  const leaning = await leftover(":");
  const leaned = await leftover("trap 'kill -9 $0; sleep 0.2; exit' TERM", String(leaning));
  const recorded = (name: string, pid: number) => ({ name, pid, stamp: processStamp(pid) });
  writeFileSync(
    path.join(folder, "processes.json"),
    JSON.stringify({
      supervisor: { name: "supervisor", pid: leaned, stamp: "another" },
      site: "",
      children: [recorded("viewing", leaning), recorded("gateway", leaned)],
    }),
  );
  expect(await new RunRecord(folder).claim()).toEqual(["viewing", "gateway"]);
  expect([processStamp(leaning), processStamp(leaned)]).toEqual([null, null]);
});

it("a running stack names its processes, and one that has ended names none", async () => {
  const record = new RunRecord(folder);
  await record.claim();
  const child = await leftover(":");
  record.started("gateway", child);
  expect(record.processes()).toMatchObject([{ pid: process.pid }, { name: "gateway", pid: child }]);
  process.kill(child, "SIGKILL");
  record.release();
  expect(record.processes()).toEqual([]);
});
