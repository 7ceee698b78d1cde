/** Clock that moves only when a test advances it. */
export class TestClock {
  #now = new Date("2026-11-21T10:00:00.000Z");

  readonly read = (): Date => new Date(this.#now);

  advance(milliseconds: number): void {
    this.#now = new Date(this.#now.getTime() + milliseconds);
  }

  reset(): void {
    this.#now = new Date("2026-11-21T10:00:00.000Z");
  }
}
