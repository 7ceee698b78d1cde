/** Event to send. `size` counts its characters. */
export interface Entry<T> {
  readonly value: T;
  /** A batch contains only entries of one visit. */
  readonly sessionId: string;
  readonly size: number;
  /** Minor entries, such as single clicks, are dropped first when the queue is full. */
  readonly isMinor: boolean;
  readonly atMs: number;
}

export interface EventQueueOptions<T> {
  /** Rejects if the batch did not arrive. `isLeaving` is true while the page goes away. */
  readonly send: (entries: readonly Entry<T>[], isLeaving: boolean) => Promise<void>;
  readonly isSlow: () => boolean;
  readonly now: () => number;
}

export const FLUSH_AFTER_MS = 5_000;
export const FLUSH_AT_ENTRIES = 20;
export const BATCH_ENTRIES = 40;
const BATCH_CHARACTERS = 16_000;
export const MAX_QUEUED = 120;
export const FIRST_BACKOFF_MS = 15_000;
const MAX_BACKOFF_MS = 5 * 60_000;
const MAX_ATTEMPTS = 2;

/**
 * Queues events of a visit and sends them in batches, at the lowest priority. Slow networks skip
 * minor events, a full queue drops its oldest minor event first, and a batch that fails twice is
 * dropped.
 */
export class EventQueue<T> {
  #queued: Entry<T>[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isSending = false;
  #isLeaving = false;
  #isClosed = false;
  #failures = 0;

  constructor(private readonly options: EventQueueOptions<T>) {}

  get length(): number {
    return this.#queued.length;
  }

  add(entry: Omit<Entry<T>, "atMs">): void {
    if (entry.isMinor && this.options.isSlow()) return;
    this.#queued.push({ ...entry, atMs: this.options.now() });
    if (this.#queued.length > MAX_QUEUED) this.#dropOne();
    if (this.#isLeaving) this.#send();
    else if (this.#queued.length >= FLUSH_AT_ENTRIES && this.#failures === 0) this.#send();
    else this.#schedule();
  }

  /** Sends waiting and later entries immediately, because the page goes away. */
  beginLeaving(): void {
    this.#isLeaving = true;
    this.#send();
  }

  /** Returns to batching after the page is visible again. */
  cancelLeaving(): void {
    this.#isLeaving = false;
  }

  /** Drops all waiting entries and sends no more. */
  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    this.#queued = [];
  }

  #dropOne(): void {
    const minor = this.#queued.findIndex((entry) => entry.isMinor);
    this.#queued.splice(Math.max(0, minor), 1);
  }

  #schedule(): void {
    this.#timer ??= setTimeout(() => this.#send(), this.#delay());
  }

  #delay(): number {
    if (this.#failures === 0) return FLUSH_AFTER_MS;
    return Math.min(FIRST_BACKOFF_MS * 2 ** (this.#failures - 1), MAX_BACKOFF_MS);
  }

  #send(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    // A page that goes away has no later chance to send the next batch.
    if (this.#isSending && !this.#isLeaving) return;
    const batch = this.#takeBatch();
    if (batch.length > 0) void this.#deliver(batch, 1);
  }

  async #deliver(batch: readonly Entry<T>[], attempt: number): Promise<void> {
    this.#isSending = true;
    try {
      await this.options.send(batch, this.#isLeaving);
      this.#failures = 0;
    } catch {
      this.#failures += 1;
      if (attempt < MAX_ATTEMPTS) await this.#retry(batch, attempt + 1);
    } finally {
      this.#isSending = false;
      if (this.#queued.length > 0) this.#schedule();
    }
  }

  async #retry(batch: readonly Entry<T>[], attempt: number): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, this.#delay()));
    if (!this.#isClosed) await this.#deliver(batch, attempt);
  }

  /** Takes the oldest entries of one visit that fit into a batch. */
  #takeBatch(): readonly Entry<T>[] {
    const [first] = this.#queued;
    let size = 0;
    const end = this.#queued.findIndex((entry, index) => {
      size += entry.size;
      const isFull = index >= BATCH_ENTRIES || (index > 0 && size > BATCH_CHARACTERS);
      return isFull || entry.sessionId !== first?.sessionId;
    });
    return this.#queued.splice(0, end < 0 ? this.#queued.length : end);
  }
}
