import type { Companion } from "../player";

export interface ScreenLocks {
  readonly request: (kind: "screen") => Promise<{ release(): Promise<void> }>;
}

export type Visibility = Pick<
  Document,
  "visibilityState" | "addEventListener" | "removeEventListener"
>;

/** Keeps the screen on while the film plays and the page is visible. */
export function keepScreenAwake(locks: ScreenLocks | undefined, page: Visibility): Companion {
  return ({ store }) => {
    if (!locks) return () => undefined;
    const wakeLock = new ScreenWakeLock(locks);
    const update = () => wakeLock.set(store.get().isPlaying && page.visibilityState === "visible");
    const endWatch = store.subscribe(update);
    page.addEventListener("visibilitychange", update);
    update();
    return () => {
      endWatch();
      page.removeEventListener("visibilitychange", update);
      wakeLock.set(false);
    };
  };
}

/** Requests are serialized, so a lock that arrives late is released. */
class ScreenWakeLock {
  #isWanted = false;
  #pending: Promise<void> = Promise.resolve();
  #lock: { release(): Promise<void> } | null = null;
  readonly #locks: ScreenLocks;

  constructor(locks: ScreenLocks) {
    this.#locks = locks;
  }

  set(isWanted: boolean): void {
    if (isWanted === this.#isWanted) return;
    this.#isWanted = isWanted;
    // After a refusal (low battery, no permission), the device's own timeout applies.
    this.#pending = this.#pending.then(() => this.#apply()).catch(() => undefined);
  }

  async #apply(): Promise<void> {
    if (this.#isWanted) {
      this.#lock ??= await this.#locks.request("screen");
    } else {
      const lock = this.#lock;
      this.#lock = null;
      await lock?.release();
    }
  }
}
