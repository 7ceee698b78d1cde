import { setTimeout } from "node:timers/promises";
import { lookupKey } from "@eightcount/rules/catalogue/route-names";

export type NameKind = "style" | "playlist" | "instructor";
export type Names = Readonly<Record<NameKind, readonly string[]>>;

interface Kept {
  readonly names: Names;
  readonly keys: Readonly<Record<NameKind, ReadonlySet<string>>>;
  readonly readAt: number;
}

/** Age after which a request waits for a refresh. */
const LIST_MS = 60_000;
/** Age after which the list is refreshed in the background. */
const RENEW_MS = 30_000;
/** Maximum time a request waits for a refresh. */
const PATIENCE_MS = 300;
/** Minimum time between reads, and the age after which a missing name triggers a read. */
const RETRY_MS = 5_000;

export class PublicNames {
  readonly #read: () => Promise<Names>;
  readonly #now: () => number;
  #kept: Kept | null = null;
  #triedAt = Number.NEGATIVE_INFINITY;
  #reading: Promise<void> | null = null;

  constructor(read: () => Promise<Names>, now: () => number = () => performance.now()) {
    this.#read = read;
    this.#now = now;
  }

  /** Returns true when no current list is available, so that pages survive a gateway outage. */
  async has(kind: NameKind, name: string): Promise<boolean> {
    const isListed = () => this.#kept?.keys[kind].has(lookupKey(name)) ?? false;
    await this.#readAfter(isListed() ? LIST_MS : RETRY_MS);
    const isCurrent = this.#kept !== null && this.#now() - this.#kept.readAt <= LIST_MS;
    return isCurrent ? isListed() : true;
  }

  /** Returns the last known names, or null before the first successful read. */
  async all(): Promise<Names | null> {
    await this.#readAfter(LIST_MS);
    return this.#kept?.names ?? null;
  }

  async #readAfter(maxAge: number): Promise<void> {
    const age = this.#now() - (this.#kept?.readAt ?? Number.NEGATIVE_INFINITY);
    const sinceTry = this.#now() - this.#triedAt;
    const isDue = age > Math.min(maxAge, RENEW_MS) && sinceTry > RETRY_MS;
    if (this.#reading === null && isDue) {
      this.#triedAt = this.#now();
      this.#reading = this.#readNow().finally(() => {
        this.#reading = null;
      });
    }
    if (age > maxAge && this.#reading !== null) {
      await Promise.race([this.#reading, setTimeout(PATIENCE_MS, undefined, { ref: false })]);
    }
  }

  async #readNow(): Promise<void> {
    try {
      const names = await this.#read();
      const keysOf = (kind: NameKind) => new Set(names[kind].map(lookupKey));
      this.#kept = {
        names,
        keys: {
          style: keysOf("style"),
          playlist: keysOf("playlist"),
          instructor: keysOf("instructor"),
        },
        readAt: this.#now(),
      };
    } catch {
      // The next request after RETRY_MS tries again.
    }
  }
}
