import { isOver, type StreamFailure, type StreamTrouble } from "./streamTrouble";

/** What the mender may do to a stream. */
export interface MendableStream {
  /** Goes on loading from where the picture stands. */
  readonly goOn: () => void;
  /** Takes the picture's decoder apart and puts it together again where it stands. */
  readonly recover: () => void;
  /** Tries the other reading of the sound's codec at the next recovery. */
  readonly swapSound: () => void;
}

export interface MenderOptions {
  readonly stream: MendableStream;
  readonly isOnline: () => boolean;
  /** In [0, 1). */
  readonly random: () => number;
  readonly onTrouble: (trouble: StreamTrouble | null) => void;
}

const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 15_000;
const RETRY_JITTER = 0.2;
const MAX_RETRIES = 8;
const MAX_REPAIRS = 2;
/** Sound or picture that broke this long ago is forgiven, milliseconds. */
const FORGIVEN_AFTER_MS = 60_000;
/** Addresses that will not come back by asking again. */
const GONE: ReadonlySet<number> = new Set([404, 410]);

/**
 * Decides what to do when a stream broke: a lost network is tried again with growing pauses and at
 * once when it returns, a broken picture is mended once, then once more with the other sound codec.
 * Only failures that stopped the stream come here; a short stall mends itself.
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

  /** Something arrived: the network is well. */
  arrived(): void {
    this.#retries = 0;
    if (this.#trouble === "offline" && !this.#options.isOnline()) return;
    this.#say(null);
  }

  /** The browser says that its network went or came back. */
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
    // Picture and sound are loaded side by side and break side by side.
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
