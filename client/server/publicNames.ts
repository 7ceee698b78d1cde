import { setTimeout } from "node:timers/promises";
import { lookupKey } from "@eightcount/rules/catalogue/route-names";

export type NameKind = "style" | "playlist" | "instructor";
export type Names = Readonly<Record<NameKind, readonly string[]>>;

interface Kept {
  readonly names: Names;
  readonly keys: Readonly<Record<NameKind, ReadonlySet<string>>>;
  readonly readAt: number;
}

/** A list this old is read again before it is used. */
const LIST_MS = 60_000;
/** A list this old is read again in the background, so that no page waits for it. */
const RENEW_MS = 30_000;
/** Longest time a page waits for a list. */
const PATIENCE_MS = 300;
/** A missing name may have been added, and an unreachable graph may be back. */
const RETRY_MS = 5_000;

/** The names of the public pages, read at most once in five seconds. */
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

  /** Whether the name has a page. True while the graph is unreachable: no page depends on it. */
  async has(kind: NameKind, name: string): Promise<boolean> {
    const isListed = () => this.#kept?.keys[kind].has(lookupKey(name)) ?? false;
    await this.#readAfter(isListed() ? LIST_MS : RETRY_MS);
    const isCurrent = this.#kept !== null && this.#now() - this.#kept.readAt <= LIST_MS;
    return isCurrent ? isListed() : true;
  }

  /** The names, as far as they are known. */
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
