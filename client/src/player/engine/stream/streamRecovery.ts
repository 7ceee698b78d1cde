import { isFatal, type StreamFailure, type StreamTrouble } from "./streamTrouble";

export interface RecoverableStream {
  /** Resumes loading at the current position. */
  readonly resume: () => void;
  /** Rebuilds the decoder at the current position. */
  readonly recover: () => void;
  /** Uses the alternative audio codec at the next recovery. */
  readonly swapAudioCodec: () => void;
}

export interface StreamRecoveryOptions {
  readonly stream: RecoverableStream;
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
const REPAIRS_RESET_MS = 60_000;
/** Statuses that a retry will not change. */
const GONE: ReadonlySet<number> = new Set([404, 410]);

/** Retries network errors. Recovers from media errors twice, the second time with another codec. */
export class StreamRecovery {
  readonly #options: StreamRecoveryOptions;
  #retries = 0;
  #repairs = 0;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #repairsReset: ReturnType<typeof setTimeout> | null = null;
  #trouble: StreamTrouble | null = null;

  constructor(options: StreamRecoveryOptions) {
    this.#options = options;
  }

  onFailure(failure: StreamFailure): void {
    if (failure.kind === "media") this.#recoverMedia();
    else if (failure.kind === "other") this.#setTrouble("broken");
    else if (failure.isManifest && GONE.has(failure.status)) this.#setTrouble("missing");
    else this.#retry();
  }

  onLoaded(): void {
    this.#retries = 0;
    if (this.#trouble === "offline" && !this.#options.isOnline()) return;
    this.#setTrouble(null);
  }

  onNetworkChange(): void {
    if (!this.#options.isOnline()) {
      this.#setTrouble("offline");
    } else if (this.#trouble !== null && !isFatal(this.#trouble)) {
      this.#retries = 0;
      this.#resume();
      this.#setTrouble(null);
    }
  }

  destroy(): void {
    if (this.#timer) clearTimeout(this.#timer);
    if (this.#repairsReset) clearTimeout(this.#repairsReset);
  }

  #retry(): void {
    if (!this.#options.isOnline()) this.#setTrouble("offline");
    else if (this.#retries >= MAX_RETRIES) this.#setTrouble("broken");
    else this.#scheduleRetry();
  }

  #scheduleRetry(): void {
    // Audio and video load in parallel and fail in parallel.
    if (this.#timer) return;
    const delay = Math.min(FIRST_RETRY_MS * 2 ** this.#retries, LONGEST_RETRY_MS);
    this.#retries += 1;
    this.#setTrouble("reconnecting");
    const jitter = 1 + RETRY_JITTER * (2 * this.#options.random() - 1);
    this.#timer = setTimeout(() => this.#resume(), delay * jitter);
  }

  #resume(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    this.#options.stream.resume();
  }

  #recoverMedia(): void {
    this.#repairs += 1;
    if (this.#repairs > MAX_REPAIRS) {
      this.#setTrouble("broken");
      return;
    }
    if (this.#repairs === MAX_REPAIRS) this.#options.stream.swapAudioCodec();
    this.#options.stream.recover();
    if (this.#repairsReset) clearTimeout(this.#repairsReset);
    this.#repairsReset = setTimeout(() => {
      this.#repairs = 0;
    }, REPAIRS_RESET_MS);
  }

  #setTrouble(trouble: StreamTrouble | null): void {
    if (trouble === this.#trouble) return;
    this.#trouble = trouble;
    this.#options.onTrouble(trouble);
  }
}
