export class ConcurrencyGate {
  #free: number;
  readonly #waiting: (() => void)[] = [];

  constructor(maxConcurrent: number) {
    this.#free = maxConcurrent;
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#free > 0) this.#free -= 1;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#free += 1;
    }
  }
}
