import { AsyncLocalStorage } from "node:async_hooks";
import {
  canMerge,
  mergeUpdates,
  type ProgressOutcome,
  type ProgressUpdate,
  recordKey,
} from "./progress.rules";

export interface ProgressWriter {
  /** Resolves after the commit with one outcome per update. */
  saveAll(updates: readonly ProgressUpdate[]): Promise<readonly ProgressOutcome[]>;
  classifyError(error: unknown): "row" | "conflict" | "outage";
}

export interface ProgressBatcherOptions {
  readonly writer: ProgressWriter;
  /** Milliseconds that the first update of a batch waits for others. */
  readonly windowMs: number;
  readonly maxRows: number;
  /** Maximum concurrent statements. Updates that arrive meanwhile form the next one. */
  readonly maxInFlight: number;
  readonly maxQueued: number;
}

export class ProgressQueueFullError extends Error {
  override readonly name = "ProgressQueueFullError";
}

interface Waiter {
  readonly resolve: (outcome: ProgressOutcome) => void;
  readonly reject: (error: unknown) => void;
}

interface Entry {
  update: ProgressUpdate;
  readonly waiters: Waiter[];
  /** Runs work in the first caller's async context, so that its trace includes the write. */
  readonly runInContext: ReturnType<typeof AsyncLocalStorage.snapshot>;
}

const CONFLICT_RETRIES = 3;

/** Writes waiting updates together. A record is never in two statements at the same time. */
export class ProgressBatcher {
  #queue: Entry[] = [];
  readonly #lastByKey = new Map<string, Entry>();
  #waiting = 0;
  #timer: NodeJS.Timeout | null = null;
  readonly #inFlight = new Set<Promise<void>>();
  readonly #keysInFlight = new Set<string>();

  constructor(private readonly options: ProgressBatcherOptions) {}

  get fill(): number {
    return this.#waiting / this.options.maxQueued;
  }

  record(update: ProgressUpdate): Promise<ProgressOutcome> {
    if (this.#waiting >= this.options.maxQueued) {
      return Promise.reject(new ProgressQueueFullError("The progress queue is full."));
    }
    this.#waiting += 1;
    return new Promise((resolve, reject) => {
      this.#enqueue(update, { resolve, reject });
      this.#schedule();
    });
  }

  /** Writes all waiting updates. Call it when no more can arrive. */
  async drain(): Promise<void> {
    while (this.#queue.length > 0 || this.#inFlight.size > 0) {
      this.#flush();
      await Promise.race(this.#inFlight);
    }
  }

  #enqueue(update: ProgressUpdate, waiter: Waiter): void {
    const key = recordKey(update);
    const last = this.#lastByKey.get(key);
    if (last && canMerge(last.update, update)) {
      last.update = mergeUpdates(last.update, update);
      last.waiters.push(waiter);
      return;
    }
    const entry: Entry = { update, waiters: [waiter], runInContext: AsyncLocalStorage.snapshot() };
    this.#queue.push(entry);
    this.#lastByKey.set(key, entry);
  }

  #schedule(): void {
    if (this.#inFlight.size >= this.options.maxInFlight) return;
    if (this.#queue.length >= this.options.maxRows) this.#flush();
    else this.#timer ??= setTimeout(() => this.#flush(), this.options.windowMs);
  }

  #flush(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    if (this.#inFlight.size >= this.options.maxInFlight) return;
    const batch = this.#takeBatch();
    const [first] = batch;
    if (!first) return;
    const write = first.runInContext(() => this.#save(batch, CONFLICT_RETRIES));
    const done = write.finally(() => {
      this.#inFlight.delete(done);
      for (const { update } of batch) this.#keysInFlight.delete(recordKey(update));
      if (this.#queue.length > 0) this.#flush();
    });
    this.#inFlight.add(done);
  }

  #takeBatch(): Entry[] {
    const batch: Entry[] = [];
    const remaining: Entry[] = [];
    for (const entry of this.#queue) {
      const key = recordKey(entry.update);
      if (batch.length >= this.options.maxRows || this.#keysInFlight.has(key)) {
        remaining.push(entry);
        continue;
      }
      this.#keysInFlight.add(key);
      batch.push(entry);
      if (this.#lastByKey.get(key) === entry) this.#lastByKey.delete(key);
    }
    this.#queue = remaining;
    return batch;
  }

  async #save(batch: readonly Entry[], retries: number): Promise<void> {
    try {
      const outcomes = await this.options.writer.saveAll(batch.map((entry) => entry.update));
      for (const [index, entry] of batch.entries()) this.#settle(entry, outcomes[index]);
    } catch (error) {
      await this.#handleError(batch, retries, error);
    }
  }

  /** Splits the batch until a bad row is alone, so that it does not fail the others. */
  async #handleError(batch: readonly Entry[], retries: number, error: unknown): Promise<void> {
    const kind = this.options.writer.classifyError(error);
    if (kind === "conflict" && retries > 0) return this.#save(batch, retries - 1);
    if (kind === "row" && batch.length > 1) {
      const middle = batch.length >> 1;
      await this.#save(batch.slice(0, middle), CONFLICT_RETRIES);
      return this.#save(batch.slice(middle), CONFLICT_RETRIES);
    }
    for (const entry of batch) this.#fail(entry, error);
  }

  #settle(entry: Entry, outcome: ProgressOutcome | undefined): void {
    this.#waiting -= entry.waiters.length;
    for (const { resolve, reject } of entry.waiters) {
      if (outcome) resolve(outcome);
      else reject(new Error("The writer returned no outcome for an update."));
    }
  }

  #fail(entry: Entry, error: unknown): void {
    this.#waiting -= entry.waiters.length;
    for (const waiter of entry.waiters) waiter.reject(error);
  }
}
