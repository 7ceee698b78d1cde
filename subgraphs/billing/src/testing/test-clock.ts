/** Clock that moves only when a test advances it. */
export class TestClock {
  #now = new Date("2026-11-20T12:00:00.000Z");

  readonly read = (): Date => new Date(this.#now);

  forward(ms: number): void {
    this.#now = new Date(this.#now.getTime() + ms);
  }
}
