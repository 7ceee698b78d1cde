/** Counts the steps that a process takes, and ends it at a chosen one. */
export class KillSwitch {
  /** The steps taken since the last `arm`. */
  readonly steps: string[] = [];
  isKilled = false;
  /** Resolves once the process is gone. */
  readonly killed: Promise<void>;
  #killAt = Number.POSITIVE_INFINITY;
  #resolve = () => {};

  constructor(private readonly kill: () => void) {
    this.killed = new Promise((resolve) => {
      this.#resolve = resolve;
    });
  }

  /** Counts from one again. The process ends at step `killAt`, or never if unset. */
  arm(killAt = Number.POSITIVE_INFINITY): void {
    this.steps.length = 0;
    this.#killAt = killAt;
  }

  /** Returns false if the process is gone, so that the step must not happen. */
  reach(step: string): boolean {
    if (this.isKilled) return false;
    this.steps.push(step);
    if (this.steps.length < this.#killAt) return true;
    this.isKilled = true;
    this.kill();
    this.#resolve();
    return false;
  }
}
