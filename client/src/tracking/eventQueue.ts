/** One thing to tell the server; `size` counts its characters. */
export interface Entry<T> {
  readonly value: T;
  /** All entries of a batch belong to the same visit. */
  readonly sessionId: string;
  readonly size: number;
  /** The first to go when there is no room: nobody misses one of many clicks. */
  readonly isMinor: boolean;
  readonly atMs: number;
}

export interface EventQueueOptions<T> {
  /** Rejects when the batch did not arrive. `isLeaving`: the page goes away meanwhile. */
  readonly send: (entries: readonly Entry<T>[], isLeaving: boolean) => Promise<void>;
  readonly isSlow: () => boolean;
  readonly now: () => number;
}

export const FLUSH_AFTER_MS = 5_000;
export const FLUSH_AT_ENTRIES = 20;
export const BATCH_ENTRIES = 40;
const BATCH_CHARACTERS = 16_000;
export const WAITING_AT_MOST = 120;
export const FIRST_PAUSE_MS = 15_000;
const LONGEST_PAUSE_MS = 5 * 60_000;
const TRIES = 2;

/**
 * What is told about a visit waits here and goes out together. It gives way to everything else:
 * on a slow network clicks are not even taken, a long queue loses its oldest clicks first, and a
 * batch that fails twice is dropped.
 */
export class EventQueue<T> {
  #waiting: Entry<T>[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isSending = false;
  #isLeaving = false;
  #isClosed = false;
  #failures = 0;

  constructor(private readonly options: EventQueueOptions<T>) {}

  get length(): number {
    return this.#waiting.length;
  }

  add(entry: Omit<Entry<T>, "atMs">): void {
    if (entry.isMinor && this.options.isSlow()) return;
    this.#waiting.push({ ...entry, atMs: this.options.now() });
    if (this.#waiting.length > WAITING_AT_MOST) this.#dropOne();
    if (this.#isLeaving) this.#send();
    else if (this.#waiting.length >= FLUSH_AT_ENTRIES && this.#failures === 0) this.#send();
    else this.#schedule();
  }

  /** The page goes away: what waits is sent at once, and so is what still comes. */
  leave(): void {
    this.#isLeaving = true;
    this.#send();
  }

  /** The page is looked at again. */
  comeBack(): void {
    this.#isLeaving = false;
  }

  /** Forgets what waits and sends nothing more. */
  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    this.#waiting = [];
  }

  #dropOne(): void {
    const minor = this.#waiting.findIndex((entry) => entry.isMinor);
    this.#waiting.splice(Math.max(0, minor), 1);
  }

  #schedule(): void {
    this.#timer ??= setTimeout(() => this.#send(), this.#pause());
  }

  #pause(): number {
    if (this.#failures === 0) return FLUSH_AFTER_MS;
    return Math.min(FIRST_PAUSE_MS * 2 ** (this.#failures - 1), LONGEST_PAUSE_MS);
  }

  #send(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    // While the page goes away nobody is left to send the next batch later.
    if (this.#isSending && !this.#isLeaving) return;
    const batch = this.#take();
    if (batch.length > 0) void this.#deliver(batch, 1);
  }

  async #deliver(batch: readonly Entry<T>[], attempt: number): Promise<void> {
    this.#isSending = true;
    try {
      await this.options.send(batch, this.#isLeaving);
      this.#failures = 0;
    } catch {
      this.#failures += 1;
      if (attempt < TRIES) await this.#again(batch, attempt + 1);
    } finally {
      this.#isSending = false;
      if (this.#waiting.length > 0) this.#schedule();
    }
  }

  async #again(batch: readonly Entry<T>[], attempt: number): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, this.#pause()));
    if (!this.#isClosed) await this.#deliver(batch, attempt);
  }

  /** The oldest entries of one visit that fit into a batch. */
  #take(): readonly Entry<T>[] {
    const [first] = this.#waiting;
    let size = 0;
    const end = this.#waiting.findIndex((entry, index) => {
      size += entry.size;
      const isFull = index >= BATCH_ENTRIES || (index > 0 && size > BATCH_CHARACTERS);
      return isFull || entry.sessionId !== first?.sessionId;
    });
    return this.#waiting.splice(0, end < 0 ? this.#waiting.length : end);
  }
}
