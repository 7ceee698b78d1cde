import { existsSync, mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Child } from "./child";
import type { ProcessPlan } from "./process-plan";
import { processStamp } from "./process-stamp";
import { SupervisedProcess } from "./supervised-process";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), "child-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const shell = (script: string, parts: Partial<ProcessPlan> = {}): ProcessPlan => ({
  name: "sample",
  command: "/bin/sh",
  args: ["-c", script],
  env: { PATH: process.env.PATH },
  ready: { kind: "line", text: "ready" },
  stopSignal: "SIGTERM",
  warningIn: () => null,
  ...parts,
});

const onFullDisk = existsSync("/dev/full") ? it : it.skip;

onFullDisk("a log that cannot be written is reported once, and the process continues", async () => {
  const warnings: string[] = [];
  const program = shell("for i in 1 2 3 4 5; do echo line $i; done; echo ready; sleep 60");
  let warned = (): void => undefined;
  const warning = new Promise<void>((resolve) => {
    warned = resolve;
  });
  const onWarning = (text: string) => {
    warnings.push(text);
    warned();
  };
  const child = new Child(program, "/dev/full", { onWarning });
  await child.ready();
  await warning;
  await child.stop(1_000);
  expect(warnings).toEqual([expect.stringContaining("cannot write its log")]);
});

it("reads the last lines of a process whose own child keeps the output open", async () => {
  const heard: string[] = [];
  let over = (): void => undefined;
  const late = new Promise<void>((resolve) => {
    over = resolve;
  });
  const child = new Child(
    shell("(sleep 0.4; echo late) & echo ready; exit 3"),
    path.join(folder, "sample.log"),
    {
      onLine: (line) => {
        heard.push(line);
        if (line === "late") over();
      },
    },
  );
  await child.ready();
  await late;
  expect(heard).toEqual(["ready", "late"]);
});

it("a process that cannot be recorded is killed", async () => {
  let pid = 0;
  const supervised = new SupervisedProcess(shell("echo ready; sleep 60"), {
    logFile: path.join(folder, "sample.log"),
    report: () => undefined,
    onStarted: (_name, started = 0) => {
      pid = started;
      throw new Error("the list of processes cannot be written");
    },
    onGivenUp: () => undefined,
  });
  await expect(supervised.start()).rejects.toThrow("the list of processes cannot be written");
  for (let tries = 0; processStamp(pid) !== null && tries < 100; tries += 1) await sleep(20);
  expect(processStamp(pid)).toBeNull();
});

it("does not report a restart that a stop interrupts", async () => {
  const told: string[] = [];
  const mark = path.join(folder, "first");
  const supervised = new SupervisedProcess(
    shell(`if [ -e ${mark} ]; then sleep 60; else touch ${mark}; echo ready; fi`),
    {
      logFile: path.join(folder, "sample.log"),
      report: (text) => told.push(text),
      onStarted: () => undefined,
      onGivenUp: () => told.push("given up"),
    },
  );
  await supervised.start();
  await sleep(1_000);
  expect(told).toHaveLength(1);
  await supervised.stop(1_000);
  await sleep(100);
  expect(told).toHaveLength(1);
});
