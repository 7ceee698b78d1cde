import { existsSync, truncateSync } from "node:fs";
import path from "node:path";
import type { Reporter } from "../reports/reporter";
import { Child, type ChildEvents, type ProcessEnded } from "./child";
import type { ProcessPlan } from "./process-plan";
import type { RunRecord } from "./run-record";
import { SupervisedProcess } from "./supervised-process";

export interface ProcessGroupOptions {
  readonly runFolder: string;
  readonly record: RunRecord;
  readonly reporter: Reporter;
  readonly onGivenUp: (end: ProcessEnded) => void;
}

const SAME_WARNING_MS = 10_000;
const TASK_STOPS_WITHIN_MS = 1_000;

export class ProcessGroup {
  readonly #members = new Map<string, SupervisedProcess>();
  readonly #tasks = new Set<Child>();
  readonly #reportedAt = new Map<string, number>();
  #isShuttingDown = false;

  constructor(private readonly options: ProcessGroupOptions) {}

  async start(plan: ProcessPlan): Promise<void> {
    this.#assertNotShuttingDown();
    const { record, onGivenUp } = this.options;
    const member = new SupervisedProcess(plan, {
      logFile: this.#freshLog(plan.name),
      report: (text) => this.#report(text),
      onStarted: (name, pid) => record.started(name, pid),
      onGivenUp,
    });
    this.#members.set(plan.name, member);
    await member.start();
  }

  startOptional(plan: ProcessPlan, onLine: (line: string) => void): void {
    this.#startTask(plan, {
      onLine,
      onDeath: (end) => {
        this.options.reporter.live("");
        this.#report(`${end.processName} ended early: ${end.lastLines.at(-1) ?? end.reason}`);
      },
    });
  }

  async run(plan: ProcessPlan): Promise<void> {
    const task = this.#startTask(plan);
    await task.ready().finally(() => this.#tasks.delete(task));
  }

  #startTask(plan: ProcessPlan, events: ChildEvents = {}): Child {
    this.#assertNotShuttingDown();
    const onWarning = (text: string) => this.#report(`${plan.name}: ${text}`);
    const task = new Child(plan, this.#freshLog(plan.name), { onWarning, ...events });
    this.options.record.started(plan.name, task.pid);
    this.#tasks.add(task);
    return task;
  }

  async shutDown(): Promise<void> {
    this.#isShuttingDown = true;
    await Promise.all([...this.#tasks].map((task) => task.stop(TASK_STOPS_WITHIN_MS)));
  }

  async stop(names: readonly string[], withinMs: number): Promise<void> {
    await Promise.all(names.map((name) => this.#members.get(name)?.stop(withinMs)));
  }

  killAll(): void {
    for (const member of this.#members.values()) member.kill();
    for (const task of this.#tasks) task.kill();
  }

  pids(): Readonly<Record<string, number | undefined>> {
    return Object.fromEntries([...this.#members].map(([name, member]) => [name, member.pid]));
  }

  #assertNotShuttingDown(): void {
    if (this.#isShuttingDown) throw new Error("the stack is stopping");
  }

  #freshLog(name: string): string {
    const file = path.join(this.options.runFolder, `${name}.log`);
    if (existsSync(file)) truncateSync(file);
    return file;
  }

  // A failing process may repeat the same line many times a second.
  #report(text: string): void {
    const now = Date.now();
    for (const [reported, at] of this.#reportedAt) {
      if (now - at >= SAME_WARNING_MS) this.#reportedAt.delete(reported);
    }
    if (this.#reportedAt.has(text)) return;
    this.#reportedAt.set(text, now);
    this.options.reporter.line(text);
  }
}
