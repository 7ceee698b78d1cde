import { existsSync, truncateSync } from "node:fs";
import path from "node:path";
import type { Reporter } from "../reports/reporter";
import { Child, type ProcessEnded } from "./child";
import type { ProcessPlan } from "./process-plan";
import type { RunRecord } from "./run-record";
import { Supervised } from "./supervised";

export interface CrewOptions {
  readonly runFolder: string;
  readonly record: RunRecord;
  readonly reporter: Reporter;
  readonly onGivenUp: (end: ProcessEnded) => void;
}

const SAME_WARNING_MS = 10_000;
const TASK_STOPS_WITHIN_MS = 1_000;

export class Crew {
  readonly #members = new Map<string, Supervised>();
  readonly #tasks = new Set<Child>();
  readonly #toldAt = new Map<string, number>();
  #isDismissed = false;

  constructor(private readonly options: CrewOptions) {}

  /** Starts a process that is restarted when it dies. Resolves when it is ready. */
  async start(plan: ProcessPlan): Promise<void> {
    this.#refuseWhenDismissed();
    const { record, onGivenUp } = this.options;
    const member = new Supervised(plan, {
      logFile: this.#freshLog(plan.name),
      tell: (text) => this.#tell(text),
      onStarted: (name, pid) => record.started(name, pid),
      onGivenUp,
    });
    this.#members.set(plan.name, member);
    await member.start();
  }

  /** Starts an optional task. Its failure is only reported. */
  startAside(plan: ProcessPlan, onLine: (line: string) => void): void {
    this.#refuseWhenDismissed();
    const task = new Child(plan, this.#freshLog(plan.name), {
      onLine,
      onWarning: (text) => this.#tell(`${plan.name}: ${text}`),
      onDeath: (end) => {
        this.options.reporter.live("");
        this.#tell(`${end.processName} ended early: ${end.lastLines.at(-1) ?? end.how}`);
      },
    });
    this.options.record.started(plan.name, task.pid);
    this.#tasks.add(task);
  }

  async run(plan: ProcessPlan): Promise<void> {
    this.#refuseWhenDismissed();
    const task = new Child(plan, this.#freshLog(plan.name), {
      onWarning: (text) => this.#tell(`${plan.name}: ${text}`),
    });
    this.options.record.started(plan.name, task.pid);
    this.#tasks.add(task);
    await task.ready().finally(() => this.#tasks.delete(task));
  }

  async dismiss(): Promise<void> {
    this.#isDismissed = true;
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

  #refuseWhenDismissed(): void {
    if (this.#isDismissed) throw new Error("the stack is stopping");
  }

  #freshLog(name: string): string {
    const file = path.join(this.options.runFolder, `${name}.log`);
    if (existsSync(file)) truncateSync(file);
    return file;
  }

  // A failing process may repeat the same line many times a second.
  #tell(text: string): void {
    const now = Date.now();
    for (const [told, at] of this.#toldAt) {
      if (now - at >= SAME_WARNING_MS) this.#toldAt.delete(told);
    }
    if (this.#toldAt.has(text)) return;
    this.#toldAt.set(text, now);
    this.options.reporter.line(text);
  }
}
