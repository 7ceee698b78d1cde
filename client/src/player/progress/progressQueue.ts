import type { ProgressUpdate } from "../engine/progress/progressUpdate";
import {
  asLeft,
  type ProgressSession,
  type WaitingProgress,
  withoutUpdate,
  withUpdate,
} from "./waitingProgress";
import type { WaitingStore } from "./waitingStore";

/** What became of an update that was sent. An update that did not arrive rejects instead. */
export type Delivery =
  | {
      readonly kind: "saved";
      readonly nextHeartbeatSeconds: number;
      /** The server's clock at this save, Unix milliseconds; null when it moved nothing. */
      readonly savedAt: number | null;
    }
  /** The server had no room and wants it again. */
  | { readonly kind: "wantedAgain"; readonly afterSeconds: number }
  /** Asking again would be answered the same: forget it. */
  | { readonly kind: "refused" }
  /** Nobody is signed in, or another member: it waits for its own. */
  | { readonly kind: "signedOut" };

export interface ProgressQueueOptions {
  readonly store: WaitingStore;
  readonly send: (session: ProgressSession, update: ProgressUpdate) => Promise<Delivery>;
  /** Unix milliseconds. */
  readonly now: () => number;
  /** In [0, 1). */
  readonly random: () => number;
}

/** Hears what the server made of an update. */
export type DeliveryListener = (session: ProgressSession, delivery: Delivery) => void;

/** What a row of a former visit should say now. */
export type Judge = (row: WaitingProgress) => Promise<WaitingProgress>;

const FIRST_RETRY_MS = 5_000;
const LONGEST_RETRY_MS = 60_000;
const RETRY_JITTER = 0.2;
/** An answer later than this counts as none. */
const PATIENCE_MS = 20_000;
const LEAVING: ReadonlySet<string> = new Set(["HIDDEN", "PAGEHIDE"]);

/**
 * Sends progress and keeps what did not arrive, one row per session. Whatever is sent twice says the
 * same both times: the server counts by session and sequence.
 */
export class ProgressQueue {
  readonly #options: ProgressQueueOptions;
  readonly #rows = new Map<string, WaitingProgress>();
  /** Who sits here. Rows of others wait: sent now, they would count for the wrong person. */
  #memberId: string | null = null;
  #sending: Promise<void> | null = null;
  #failures = 0;
  /** How far the server's clock is ahead of this device's, milliseconds. */
  #aheadMs = 0;
  #retry: ReturnType<typeof setTimeout> | null = null;
  readonly #listeners = new Set<DeliveryListener>();

  constructor(options: ProgressQueueOptions) {
    this.#options = options;
  }

  /** Keeps the update, then sends it; what is sent while the page goes away waits for nobody. */
  add(session: ProgressSession, update: ProgressUpdate): void {
    this.#memberId = session.memberId;
    const happenedAt = this.#options.now() + this.#aheadMs;
    const row = withUpdate(this.#rows.get(session.playbackSessionId), session, {
      update,
      happenedAt,
    });
    this.#rows.set(session.playbackSessionId, row);
    void this.#options.store.keep(row);
    if (LEAVING.has(update.reason)) void this.#sendAtOnce(row);
    else void this.flush();
  }

  /**
   * Takes up what this member's former visits could not send, as `judge` sees it, and sends it. A row
   * whose judgement fails waits for the next time.
   */
  async takeUp(memberId: string, judge: Judge = async (row) => row): Promise<void> {
    this.#memberId = memberId;
    for (const row of await this.#options.store.all()) {
      if (row.memberId !== memberId) continue;
      const judged = await judge(asLeft(row)).catch(() => null);
      // Meanwhile its own tab may have come back to life.
      if (judged && !this.#rows.has(row.playbackSessionId)) {
        this.#rows.set(row.playbackSessionId, judged);
      }
    }
    await this.flush();
  }

  /** Sends everything of this member that waits, at once; a flush under way is joined. */
  flush(): Promise<void> {
    if (this.#retry) clearTimeout(this.#retry);
    this.#retry = null;
    this.#sending ??= this.#sendAll().finally(() => {
      this.#sending = null;
    });
    return this.#sending;
  }

  /** Where this member left a class if nobody was told yet, seconds; null when nothing waits. */
  async waitingSeconds(memberId: string, classId: string): Promise<number | null> {
    const rows = [...this.#rows.values(), ...(await this.#options.store.all())];
    const newest = rows
      .filter((row) => row.memberId === memberId && row.classId === classId)
      .sort((one, other) => other.happenedAt - one.happenedAt)[0];
    return newest?.latest.positionSeconds ?? null;
  }

  /** Answers the function that ends the watch. */
  onDelivery(listener: DeliveryListener): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  async #sendAll(): Promise<void> {
    try {
      for (let row = this.#next(); row; row = this.#next()) {
        const delay = await this.#sendOne(row, row.furthest ?? row.latest);
        if (delay !== null) return this.#retryAfter(delay);
      }
      this.#failures = 0;
    } catch {
      // A lost update is silent by design: it waits, and the next one says the same and more.
      this.#retryAfter(Math.min(FIRST_RETRY_MS * 2 ** this.#failures, LONGEST_RETRY_MS));
      this.#failures += 1;
    }
  }

  async #sendAtOnce(row: WaitingProgress): Promise<void> {
    const delay = await this.#sendOne(row, row.latest).catch(() => FIRST_RETRY_MS);
    if (delay !== null) this.#retryAfter(delay);
  }

  #next(): WaitingProgress | undefined {
    return [...this.#rows.values()].find(({ memberId }) => memberId === this.#memberId);
  }

  /** Milliseconds to wait before the next try; null when the server took it or never will. */
  async #sendOne(row: WaitingProgress, update: ProgressUpdate): Promise<number | null> {
    const delivery = await inTime(this.#options.send(row, update));
    if (delivery.kind === "saved" && delivery.savedAt !== null) {
      this.#aheadMs = delivery.savedAt - this.#options.now();
    }
    for (const listener of this.#listeners) listener(row, delivery);
    if (delivery.kind === "wantedAgain") return delivery.afterSeconds * 1_000;
    if (delivery.kind === "signedOut") return LONGEST_RETRY_MS;
    if (delivery.kind === "refused" && row.furthest) this.#arrived(row, row.furthest.sequence);
    this.#arrived(row, delivery.kind === "refused" ? row.latest.sequence : update.sequence);
    return null;
  }

  #arrived(row: WaitingProgress, sequence: number): void {
    const found = this.#rows.get(row.playbackSessionId);
    const rest = found && withoutUpdate(found, sequence);
    if (rest) this.#rows.set(row.playbackSessionId, rest);
    else this.#rows.delete(row.playbackSessionId);
    void this.#options.store.arrived(row, sequence);
  }

  #retryAfter(milliseconds: number): void {
    if (this.#retry) clearTimeout(this.#retry);
    const spread = 1 + RETRY_JITTER * (2 * this.#options.random() - 1);
    this.#retry = setTimeout(() => void this.flush(), milliseconds * spread);
  }
}

function inTime<T>(answer: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error("no answer in time")), PATIENCE_MS);
  });
  return Promise.race([answer, tooLate]).finally(() => clearTimeout(timer));
}
