import { setTimeout } from "node:timers/promises";
import { lookupKey } from "@eightcount/rules/catalogue/route-names";

export type NameKind = "style" | "playlist" | "instructor";
export type Names = Readonly<Record<NameKind, readonly string[]>>;

interface Snapshot {
  readonly names: Names;
  readonly keys: Readonly<Record<NameKind, ReadonlySet<string>>>;
  readonly readAt: number;
}

/** Age after which a request waits for a refresh. */
const STALE_AFTER_MS = 60_000;
/** Age after which the list is refreshed in the background. */
const REFRESH_AFTER_MS = 30_000;
/** Maximum time a request waits for a refresh. */
const MAX_WAIT_MS = 300;
/** Minimum time between reads, and the age after which a missing name triggers a read. */
const RETRY_AFTER_MS = 5_000;

export class PublicNames {
  readonly #read: () => Promise<Names>;
  readonly #now: () => number;
  #snapshot: Snapshot | null = null;
  #attemptedAt = Number.NEGATIVE_INFINITY;
  #refreshing: Promise<void> | null = null;

  constructor(read: () => Promise<Names>, now: () => number = () => performance.now()) {
    this.#read = read;
    this.#now = now;
  }

  /** Returns true when no current list is available, so that pages survive a gateway outage. */
  async has(kind: NameKind, name: string): Promise<boolean> {
    const isListed = () => this.#snapshot?.keys[kind].has(lookupKey(name)) ?? false;
    await this.#refreshIfOlder(isListed() ? STALE_AFTER_MS : RETRY_AFTER_MS);
    const isCurrent =
      this.#snapshot !== null && this.#now() - this.#snapshot.readAt <= STALE_AFTER_MS;
    return isCurrent ? isListed() : true;
  }

  /** Returns the last known names, or null before the first successful read. */
  async all(): Promise<Names | null> {
    await this.#refreshIfOlder(STALE_AFTER_MS);
    return this.#snapshot?.names ?? null;
  }

  async #refreshIfOlder(maxAge: number): Promise<void> {
    const age = this.#now() - (this.#snapshot?.readAt ?? Number.NEGATIVE_INFINITY);
    const sinceAttempt = this.#now() - this.#attemptedAt;
    const isDue = age > Math.min(maxAge, REFRESH_AFTER_MS) && sinceAttempt > RETRY_AFTER_MS;
    if (this.#refreshing === null && isDue) {
      this.#attemptedAt = this.#now();
      this.#refreshing = this.#refresh().finally(() => {
        this.#refreshing = null;
      });
    }
    if (age > maxAge && this.#refreshing !== null) {
      await Promise.race([this.#refreshing, setTimeout(MAX_WAIT_MS, undefined, { ref: false })]);
    }
  }

  async #refresh(): Promise<void> {
    try {
      const names = await this.#read();
      const keysOf = (kind: NameKind) => new Set(names[kind].map(lookupKey));
      this.#snapshot = {
        names,
        keys: {
          style: keysOf("style"),
          playlist: keysOf("playlist"),
          instructor: keysOf("instructor"),
        },
        readAt: this.#now(),
      };
    } catch {
      // The next request after RETRY_AFTER_MS tries again.
    }
  }
}
