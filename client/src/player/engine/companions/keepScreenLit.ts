import type { Companion } from "../player";

export interface ScreenLocks {
  readonly request: (kind: "screen") => Promise<{ release(): Promise<void> }>;
}

export type Visibility = Pick<
  Document,
  "visibilityState" | "addEventListener" | "removeEventListener"
>;

/** Keeps the screen on while the film plays and the page is visible. */
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

/** Requests are serialized, so a lock that arrives late is released. */
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
    // After a refusal (low battery, no permission), the device's own timeout applies.
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
