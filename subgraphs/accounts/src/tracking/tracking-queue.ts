import type { Logger } from "@eightcount/service-kit/logging/logger";
import type { TrackingEntry } from "./tracking-entry";

/** Where the queue empties into. */
export interface TrackingWriter {
  /** Resolves once all of them are saved; saves none of them when it rejects. */
  saveAll(entries: readonly TrackingEntry[]): Promise<void>;
}

export interface TrackingQueueOptions {
  readonly writer: TrackingWriter;
  readonly logger: Logger;
  /** How long the first entry waits for company, milliseconds. */
  readonly windowMs: number;
  /** Entries of one transaction at most. */
  readonly maxRows: number;
  /** Entries that may wait at most; more are dropped. */
  readonly maxWaiting: number;
  /** Entries of one network that may wait at most, so that nobody crowds out everybody. */
  readonly maxPerNetwork: number;
}

interface Waiting {
  readonly entry: TrackingEntry;
  readonly network: string;
}

/**
 * What is told about visitors waits here and is saved together, one transaction at a time. It is
 * the first thing to give way: nobody waits for it, and what does not fit or cannot be saved is
 * dropped.
 */
export class TrackingQueue {
  #waiting: Waiting[] = [];
  readonly #byNetwork = new Map<string, number>();
  #timer: NodeJS.Timeout | null = null;
  #saving: Promise<void> | null = null;

  constructor(private readonly options: TrackingQueueOptions) {}

  /** Takes as many as fit and answers how many; never waits. */
  offer(entries: readonly TrackingEntry[], network: string): number {
    const { maxWaiting, maxPerNetwork } = this.options;
    const own = this.#byNetwork.get(network) ?? 0;
    const room = Math.min(maxWaiting - this.#waiting.length, maxPerNetwork - own);
    const taken = entries.slice(0, Math.max(0, room));
    if (taken.length === 0) return 0;
    this.#byNetwork.set(network, own + taken.length);
    for (const entry of taken) this.#waiting.push({ entry, network });
    this.#schedule();
    return taken.length;
  }

  /** Saves what waits; call it when nothing more can come. */
  async drain(): Promise<void> {
    while (this.#waiting.length > 0 || this.#saving) await (this.#saving ?? this.#flush());
  }

  #schedule(): void {
    if (this.#saving) return;
    if (this.#waiting.length >= this.options.maxRows) void this.#flush();
    else this.#timer ??= setTimeout(() => void this.#flush(), this.options.windowMs);
  }

  #flush(): Promise<void> {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    const batch = this.#take();
    this.#saving = this.#save(batch).finally(() => {
      this.#saving = null;
      if (this.#waiting.length > 0) this.#schedule();
    });
    return this.#saving;
  }

  #take(): readonly TrackingEntry[] {
    const batch = this.#waiting.slice(0, this.options.maxRows);
    this.#waiting = this.#waiting.slice(batch.length);
    for (const { network } of batch) {
      const left = (this.#byNetwork.get(network) ?? 1) - 1;
      if (left > 0) this.#byNetwork.set(network, left);
      else this.#byNetwork.delete(network);
    }
    return batch.map(({ entry }) => entry);
  }

  async #save(batch: readonly TrackingEntry[]): Promise<void> {
    if (batch.length === 0) return;
    try {
      await this.options.writer.saveAll(batch);
    } catch (error) {
      // Losing these is by design: trying again would take from what matters more.
      const dropped = batch.length;
      this.options.logger.warn({ err: error, dropped }, "events about visitors were dropped");
    }
  }
}
