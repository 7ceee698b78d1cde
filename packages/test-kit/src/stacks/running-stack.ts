import { readFileSync } from "node:fs";
import path from "node:path";
import type { Addresses } from "@eightcount/local-stack/reports/reporter";
import {
  type ReadyMadeMember,
  readyMadeMembers,
} from "@eightcount/local-stack/welcome/ready-made-members";

export interface RunningStack extends Addresses {
  readonly folder: string;
  readonly members: readonly ReadyMadeMember[];
  log(name: string): string;
  /** Id of a process by its name, or of the one that starts all others, `supervisor`. */
  pid(name: string): number;
}

export function runningStack(folder: string, addresses: Addresses): RunningStack {
  const run = (file: string) => path.join(folder, "run", file);
  return {
    ...addresses,
    folder,
    members: readyMadeMembers(run("members.json")),
    log: (name) => readFileSync(run(`${name}.log`), "utf8"),
    pid: (name) => recordedPid(run("processes.json"), name),
  };
}

interface RecordedProcess {
  readonly name: string;
  readonly pid: number;
}

function recordedPid(file: string, name: string): number {
  const { supervisor, children } = JSON.parse(readFileSync(file, "utf8")) as {
    supervisor: RecordedProcess;
    children: readonly RecordedProcess[];
  };
  const found = [supervisor, ...children].find((one) => one.name === name);
  if (!found) throw new Error(`the stack has no process called ${name}`);
  return found.pid;
}
