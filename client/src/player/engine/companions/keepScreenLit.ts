import type { Companion } from "../player";

/** What keeps a screen lit; the browser's `navigator.wakeLock`. */
export interface ScreenLocks {
  readonly request: (kind: "screen") => Promise<{ release(): Promise<void> }>;
}

/** The page, as far as it can be hidden. */
export type Visibility = Pick<
  Document,
  "visibilityState" | "addEventListener" | "removeEventListener"
>;

/** Nobody touches the screen while dancing: it stays lit while the film runs and the page is seen. */
export function keepScreenLit(locks: ScreenLocks | undefined, page: Visibility): Companion {
  return ({ store }) => {
    if (!locks) return () => undefined;
    const light = new Light(locks);
    const decide = () => light.turn(store.get().isPlaying && page.visibilityState === "visible");
    const endWatch = store.subscribe(decide);
    page.addEventListener("visibilitychange", decide);
    decide();
    return () => {
      endWatch();
      page.removeEventListener("visibilitychange", decide);
      light.turn(false);
    };
  };
}

/** Asks for one lock at a time; a lock that comes too late is given back. */
class Light {
  #isWanted = false;
  #asked: Promise<void> = Promise.resolve();
  #lock: { release(): Promise<void> } | null = null;
  readonly #locks: ScreenLocks;

  constructor(locks: ScreenLocks) {
    this.#locks = locks;
  }

  turn(isWanted: boolean): void {
    if (isWanted === this.#isWanted) return;
    this.#isWanted = isWanted;
    // A refusal (low battery, no permission) leaves the screen to its own rules.
    this.#asked = this.#asked.then(() => this.#follow()).catch(() => undefined);
  }

  async #follow(): Promise<void> {
    if (this.#isWanted) {
      this.#lock ??= await this.#locks.request("screen");
    } else {
      const lock = this.#lock;
      this.#lock = null;
      await lock?.release();
    }
  }
}
