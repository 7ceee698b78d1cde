import type { ProgressUpdate } from "../engine/progress/progressUpdate";
import {
  asPaused,
  type PendingProgress,
  type ProgressSession,
  withoutUpdate,
  withUpdate,
} from "./pendingProgress";
import type { PendingStore } from "./pendingStore";

/** Result of a send. An update that did not arrive rejects instead. */
export type Delivery =
  | {
      readonly kind: "saved";
      readonly nextHeartbeatSeconds: number;
      /** Server time of the save in Unix milliseconds. Null if the save changed nothing. */
      readonly savedAt: number | null;
    }
  /** The server is at capacity and asks for a retry. */
  | { readonly kind: "retryLater"; readonly afterSeconds: number }
  /** Final, because a retry would be refused again. */
  | { readonly kind: "refused" }
  /** No member or another member is signed in, so the update waits for its own. */
  | { readonly kind: "signedOut" };

export interface ProgressQueueOptions {
  readonly store: PendingStore;
  readonly send: (session: ProgressSession, update: ProgressUpdate) => Promise<Delivery>;
  /** Unix milliseconds. */
  readonly now: () => number;
  /** Returns a number in [0, 1). */
  readonly random: () => number;
}

export type DeliveryListener = (session: ProgressSession, delivery: Delivery) => void;

/** Adjusts a row from an earlier visit before it is sent. */
export type Reconcile = (row: PendingProgress) => Promise<PendingProgress>;

const FIRST_RETRY_MS = 5_000;
const LONGEST_RETRY_MS = 60_000;
const RETRY_JITTER = 0.2;
/** Time after which a missing response counts as a failure. */
const RESPONSE_TIMEOUT_MS = 20_000;
const LEAVING_REASONS: ReadonlySet<string> = new Set(["HIDDEN", "PAGEHIDE"]);

/** Sending an update twice is safe, because the server counts by session and sequence. */
export class ProgressQueue {
  readonly #options: ProgressQueueOptions;
  readonly #rows = new Map<string, PendingProgress>();
  /** Signed-in member. Rows of other members wait, so that the right member is credited. */
  #memberId: string | null = null;
  #sending: Promise<void> | null = null;
  #failures = 0;
  /** Milliseconds by which the server's clock is ahead of this device's. */
  #clockOffsetMs = 0;
  #retry: ReturnType<typeof setTimeout> | null = null;
  readonly #listeners = new Set<DeliveryListener>();

  constructor(options: ProgressQueueOptions) {
    this.#options = options;
  }

  /** Stores the update and sends it. Updates of a closing page bypass the queue. */
  add(session: ProgressSession, update: ProgressUpdate): void {
    this.#memberId = session.memberId;
    const happenedAt = this.#options.now() + this.#clockOffsetMs;
    const row = withUpdate(this.#rows.get(session.playbackSessionId), session, {
      update,
      happenedAt,
    });
    this.#rows.set(session.playbackSessionId, row);
    void this.#options.store.save(row);
    if (LEAVING_REASONS.has(update.reason)) void this.#sendImmediately(row);
    else void this.flush();
  }

  /** Sends the member's rows from earlier visits. One whose `reconcile` call fails stays stored. */
  async restore(memberId: string, reconcile: Reconcile = async (row) => row): Promise<void> {
    this.#memberId = memberId;
    for (const row of await this.#options.store.all()) {
      if (row.memberId !== memberId) continue;
      const reconciled = await reconcile(asPaused(row)).catch(() => null);
      // The session may have resumed on this page in the meantime.
      if (reconciled && !this.#rows.has(row.playbackSessionId)) {
        this.#rows.set(row.playbackSessionId, reconciled);
      }
    }
    await this.flush();
  }

  /** Sends all waiting rows of the member immediately. Joins a flush in progress. */
  flush(): Promise<void> {
    if (this.#retry) clearTimeout(this.#retry);
    this.#retry = null;
    this.#sending ??= this.#sendAll().finally(() => {
      this.#sending = null;
    });
    return this.#sending;
  }

  /** Returns the undelivered position of a class in seconds, or null if none is waiting. */
  async pendingSeconds(memberId: string, classId: string): Promise<number | null> {
    const rows = [...this.#rows.values(), ...(await this.#options.store.all())];
    const newest = rows
      .filter((row) => row.memberId === memberId && row.classId === classId)
      .sort((one, other) => other.happenedAt - one.happenedAt)[0];
    return newest?.latest.positionSeconds ?? null;
  }

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
      // Silent by design. The update stays queued, and the next one includes it.
      this.#retryAfter(Math.min(FIRST_RETRY_MS * 2 ** this.#failures, LONGEST_RETRY_MS));
      this.#failures += 1;
    }
  }

  async #sendImmediately(row: PendingProgress): Promise<void> {
    const delay = await this.#sendOne(row, row.latest).catch(() => FIRST_RETRY_MS);
    if (delay !== null) this.#retryAfter(delay);
  }

  #next(): PendingProgress | undefined {
    return [...this.#rows.values()].find(({ memberId }) => memberId === this.#memberId);
  }

  /** Returns the delay before the next try in milliseconds, or null if the update is settled. */
  async #sendOne(row: PendingProgress, update: ProgressUpdate): Promise<number | null> {
    const delivery = await withTimeout(this.#options.send(row, update));
    if (delivery.kind === "saved" && delivery.savedAt !== null) {
      this.#clockOffsetMs = delivery.savedAt - this.#options.now();
    }
    for (const listener of this.#listeners) listener(row, delivery);
    if (delivery.kind === "retryLater") return delivery.afterSeconds * 1_000;
    if (delivery.kind === "signedOut") return LONGEST_RETRY_MS;
    if (delivery.kind === "refused" && row.furthest) this.#remove(row, row.furthest.sequence);
    this.#remove(row, delivery.kind === "refused" ? row.latest.sequence : update.sequence);
    return null;
  }

  #remove(row: PendingProgress, sequence: number): void {
    const found = this.#rows.get(row.playbackSessionId);
    const rest = found && withoutUpdate(found, sequence);
    if (rest) this.#rows.set(row.playbackSessionId, rest);
    else this.#rows.delete(row.playbackSessionId);
    void this.#options.store.remove(row, sequence);
  }

  #retryAfter(milliseconds: number): void {
    if (this.#retry) clearTimeout(this.#retry);
    const jitter = 1 + RETRY_JITTER * (2 * this.#options.random() - 1);
    this.#retry = setTimeout(() => void this.flush(), milliseconds * jitter);
  }
}

function withTimeout<T>(response: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error("no response in time")), RESPONSE_TIMEOUT_MS);
  });
  return Promise.race([response, timeout]).finally(() => clearTimeout(timer));
}
