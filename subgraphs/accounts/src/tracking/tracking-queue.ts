import type { Logger } from "@eightcount/service-kit/logging/logger";
import type { TrackingEntry } from "./tracking-entry";

export interface TrackingWriter {
  /** Saves all entries or, if it rejects, none. */
  saveAll(entries: readonly TrackingEntry[]): Promise<void>;
}

export interface TrackingQueueOptions {
  readonly writer: TrackingWriter;
  readonly logger: Logger;
  /** Milliseconds the first entry waits for others. */
  readonly windowMs: number;
  readonly maxRows: number;
  readonly maxWaiting: number;
  /** Keeps one network from crowding out all others. */
  readonly maxPerNetwork: number;
}

interface Waiting {
  readonly entry: TrackingEntry;
  readonly network: string;
}

/** Saves batches in the background and drops entries that do not fit or cannot be saved. */
export class TrackingQueue {
  #waiting: Waiting[] = [];
  readonly #byNetwork = new Map<string, number>();
  #timer: NodeJS.Timeout | null = null;
  #saving: Promise<void> | null = null;

  constructor(private readonly options: TrackingQueueOptions) {}

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
      // Lost by design, because retrying would take capacity from more important work.
      const dropped = batch.length;
      this.options.logger.warn({ err: error, dropped }, "tracking entries dropped");
    }
  }
}
