/** Lanes in the order in which they are served. */
export type Lane = "urgent" | "kept" | "optional";

const STARTS_PER_TURN = 4;

/**
 * Starts a few requests per turn of the event loop, urgent ones first. Node accepts one connection
 * per turn, so that long turns would leave most callers waiting where nobody can see or shed them.
 */
export class StartQueue {
  readonly #lanes: Readonly<Record<Lane, (() => void)[]>> = { urgent: [], kept: [], optional: [] };
  #waiting = 0;
  #started = 0;
  #isScheduled = false;

  /** Resolves when the caller may start. */
  async turn(lane: Lane): Promise<void> {
    if (this.#waiting === 0 && this.#started < STARTS_PER_TURN) {
      this.#start();
      return;
    }
    this.#waiting += 1;
    this.#schedule();
    await new Promise<void>((resolve) => this.#lanes[lane].push(resolve));
  }

  #start(): void {
    this.#started += 1;
    this.#schedule();
  }

  #schedule(): void {
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    setImmediate(() => this.#nextTurn());
  }

  #nextTurn(): void {
    this.#isScheduled = false;
    this.#started = 0;
    while (this.#started < STARTS_PER_TURN) {
      const next = this.#next();
      if (!next) return;
      this.#waiting -= 1;
      this.#start();
      next();
    }
  }

  #next(): (() => void) | undefined {
    const { urgent, kept, optional } = this.#lanes;
    return urgent.shift() ?? kept.shift() ?? optional.shift();
  }
}
