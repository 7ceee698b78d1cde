import { setTimeout as sleep } from "node:timers/promises";
import { Child, type ChildEvents, type ProcessEnded } from "./child";
import type { ProcessPlan } from "./process-plan";

const MOST_RESTARTS = 3;
const WAIT_BEFORE_RESTART_MS = 500;

export interface SupervisedOptions {
  readonly logFile: string;
  readonly tell: (text: string) => void;
  readonly onStarted: (name: string, pid: number | undefined) => void;
  readonly onGivenUp: (end: ProcessEnded) => void;
}

export class Supervised {
  #child: Child | null = null;
  #restarts = 0;
  #isReady = false;
  #isStopping = false;

  constructor(
    readonly plan: ProcessPlan,
    private readonly options: SupervisedOptions,
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
      onWarning: (text) => this.options.tell(`${this.plan.name}: ${text}`),
      onDeath: (end) => {
        // Before the process is ready, start() reports its end.
        if (this.#isReady) void this.#revive(end);
      },
    };
  }

  async #revive(end: ProcessEnded): Promise<void> {
    this.#isReady = false;
    if (this.#isStopping) return;
    if (this.#restarts >= MOST_RESTARTS) {
      this.options.onGivenUp(end);
      return;
    }
    this.#restarts += 1;
    this.options.tell(`${end.message}\n  restarting (${this.#restarts} of ${MOST_RESTARTS})`);
    await sleep(WAIT_BEFORE_RESTART_MS * this.#restarts);
    if (this.#isStopping) return;
    await this.start().then(
      () => this.options.tell(`${this.plan.name} is ready again`),
      (error: ProcessEnded) => this.#revive(error),
    );
  }
}
