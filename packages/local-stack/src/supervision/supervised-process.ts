import { setTimeout as sleep } from "node:timers/promises";
import { Child, type ChildEvents, type ProcessEnded } from "./child";
import type { ProcessPlan } from "./process-plan";

const MAX_RESTARTS = 3;
const RESTART_DELAY_MS = 500;

export interface SupervisedProcessOptions {
  readonly logFile: string;
  readonly report: (text: string) => void;
  readonly onStarted: (name: string, pid: number | undefined) => void;
  readonly onGivenUp: (end: ProcessEnded) => void;
}

export class SupervisedProcess {
  #child: Child | null = null;
  #restarts = 0;
  #isReady = false;
  #isStopping = false;

  constructor(
    readonly plan: ProcessPlan,
    private readonly options: SupervisedProcessOptions,
  ) {}

  get pid(): number | undefined {
    return this.#child?.pid;
  }

  async start(): Promise<void> {
    const child = new Child(this.plan, this.options.logFile, this.#events());
    this.#child = child;
    try {
      this.options.onStarted(this.plan.name, child.pid);
      await child.ready();
    } catch (error) {
      // A process that missed its deadline still holds the port, which the next one needs.
      child.kill();
      throw error;
    }
    this.#isReady = true;
  }

  async stop(withinMs: number): Promise<void> {
    this.#isStopping = true;
    await this.#child?.stop(withinMs);
  }

  kill(): void {
    this.#isStopping = true;
    this.#child?.kill();
  }

  #events(): ChildEvents {
    return {
      onWarning: (text) => this.options.report(`${this.plan.name}: ${text}`),
      onDeath: (end) => {
        // Before the process is ready, start() reports its end.
        if (this.#isReady) void this.#restart(end);
      },
    };
  }

  async #restart(end: ProcessEnded): Promise<void> {
    this.#isReady = false;
    if (this.#isStopping) return;
    if (this.#restarts >= MAX_RESTARTS) {
      this.options.onGivenUp(end);
      return;
    }
    this.#restarts += 1;
    this.options.report(`${end.message}\n  restarting (${this.#restarts} of ${MAX_RESTARTS})`);
    await sleep(RESTART_DELAY_MS * this.#restarts);
    if (this.#isStopping) return;
    await this.start().then(
      () => this.options.report(`${this.plan.name} is ready again`),
      (error: ProcessEnded) => this.#restart(error),
    );
  }
}
