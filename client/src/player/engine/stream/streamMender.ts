import { isOver, type StreamFailure, type StreamTrouble } from "./streamTrouble";

export interface MendableStream {
  /** Resumes loading at the current position. */
  readonly goOn: () => void;
  /** Rebuilds the decoder at the current position. */
  readonly recover: () => void;
  /** Uses the alternative audio codec at the next recovery. */
  readonly swapSound: () => void;
}

export interface MenderOptions {
  readonly stream: MendableStream;
  readonly isOnline: () => boolean;
  /** Returns a number in [0, 1). */
  readonly random: () => number;
  readonly onTrouble: (trouble: StreamTrouble | null) => void;
}

const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 15_000;
const RETRY_JITTER = 0.2;
const MAX_RETRIES = 8;
const MAX_REPAIRS = 2;
/** Time after which an earlier media error no longer counts. */
const FORGIVEN_AFTER_MS = 60_000;
/** Statuses that a retry will not change. */
const GONE: ReadonlySet<number> = new Set([404, 410]);

/**
 * Retries network errors with increasing delays, and immediately when the network returns. Recovers
 * from a media error once, then once more with the other audio codec.
 */
export class StreamMender {
  readonly #options: MenderOptions;
  #retries = 0;
  #repairs = 0;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #forgiven: ReturnType<typeof setTimeout> | null = null;
  #trouble: StreamTrouble | null = null;

  constructor(options: MenderOptions) {
    this.#options = options;
  }

  failed(failure: StreamFailure): void {
    if (failure.kind === "media") this.#mend();
    else if (failure.kind === "other") this.#say("broken");
    else if (failure.isManifest && GONE.has(failure.status)) this.#say("missing");
    else this.#tryAgain();
  }

  arrived(): void {
    this.#retries = 0;
    if (this.#trouble === "offline" && !this.#options.isOnline()) return;
    this.#say(null);
  }

  networkChanged(): void {
    if (!this.#options.isOnline()) {
      this.#say("offline");
    } else if (this.#trouble !== null && !isOver(this.#trouble)) {
      this.#retries = 0;
      this.#goOn();
      this.#say(null);
    }
  }

  destroy(): void {
    if (this.#timer) clearTimeout(this.#timer);
    if (this.#forgiven) clearTimeout(this.#forgiven);
  }

  #tryAgain(): void {
    if (!this.#options.isOnline()) this.#say("offline");
    else if (this.#retries >= MAX_RETRIES) this.#say("broken");
    else this.#tryLater();
  }

  #tryLater(): void {
    // Audio and video load in parallel and fail in parallel.
    if (this.#timer) return;
    const pause = Math.min(FIRST_RETRY_MS * 2 ** this.#retries, LONGEST_RETRY_MS);
    this.#retries += 1;
    this.#say("reconnecting");
    const spread = 1 + RETRY_JITTER * (2 * this.#options.random() - 1);
    this.#timer = setTimeout(() => this.#goOn(), pause * spread);
  }

  #goOn(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    this.#options.stream.goOn();
  }

  #mend(): void {
    this.#repairs += 1;
    if (this.#repairs > MAX_REPAIRS) {
      this.#say("broken");
      return;
    }
    if (this.#repairs === MAX_REPAIRS) this.#options.stream.swapSound();
    this.#options.stream.recover();
    if (this.#forgiven) clearTimeout(this.#forgiven);
    this.#forgiven = setTimeout(() => {
      this.#repairs = 0;
    }, FORGIVEN_AFTER_MS);
  }

  #say(trouble: StreamTrouble | null): void {
    if (trouble === this.#trouble) return;
    this.#trouble = trouble;
    this.#options.onTrouble(trouble);
  }
}
