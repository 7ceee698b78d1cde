import { HEARTBEAT_SECONDS, heartbeatDelay } from "@eightcount/rules/heartbeat";
import { noWatchTime, tickWatchTime, type WatchTime } from "@eightcount/rules/watch-time";

export type ProgressReason =
  | "HEARTBEAT"
  | "PAUSE"
  | "SEEK"
  | "ANGLE"
  | "ENDED"
  | "HIDDEN"
  | "PAGEHIDE";

export interface ProgressUpdate {
  /** Grows by one per update of this playback session. */
  readonly sequence: number;
  readonly positionSeconds: number;
  readonly isPlaying: boolean;
  /** Seconds danced since the session began, so that a lost or doubled update counts once. */
  readonly dancedSeconds: number;
  readonly reason: ProgressReason;
}

export interface PlaybackNow {
  readonly positionSeconds: number;
  readonly isPlaying: boolean;
  readonly speed: number;
}

/** What the server made of an update. */
export interface ProgressReceipt {
  /** The server's next interval. */
  readonly nextHeartbeatSeconds: number;
  /** The server had no room for the update and wants it again after that interval. */
  readonly isWantedAgain: boolean;
}

export interface ProgressReporterOptions {
  readonly read: () => PlaybackNow;
  /** Rejects when the update did not arrive. */
  readonly send: (update: ProgressUpdate) => Promise<ProgressReceipt>;
  /** Monotonic clock, milliseconds. */
  readonly now: () => number;
  /** In [0, 1). */
  readonly random: () => number;
}

const TICK_MS = 1_000;
const RETRY_MS = 5_000;

/**
 * Tells the server how far a class was danced: every ten seconds while playing and at every turn
 * that matters. A paused player is silent. The newest update that did not arrive is sent again;
 * older ones say nothing it does not.
 */
export class ProgressReporter {
  readonly #options: ProgressReporterOptions;
  #watched: WatchTime = noWatchTime;
  #sequence = 0;
  #interval = HEARTBEAT_SECONDS;
  #hasPlayed = false;
  #unsent: ProgressUpdate | null = null;
  #beat: ReturnType<typeof setTimeout> | null = null;
  #retry: ReturnType<typeof setTimeout> | null = null;
  readonly #ticker: ReturnType<typeof setInterval>;

  constructor(options: ProgressReporterOptions) {
    this.#options = options;
    this.#ticker = setInterval(() => this.#tick(), TICK_MS);
  }

  /** Playback began or went on. */
  playing(): void {
    this.#hasPlayed = true;
    this.#tick();
    if (!this.#beat) this.#scheduleBeat();
  }

  /** Playback stopped for this reason: reported at once, then silence. */
  stopped(reason: "PAUSE" | "ENDED"): void {
    this.#endBeat();
    this.report(reason);
  }

  /** Reports now. Before anything was played there is nothing to tell. */
  report(reason: ProgressReason): void {
    if (!this.#hasPlayed) return;
    this.#tick();
    const { positionSeconds, isPlaying } = this.#options.read();
    this.#sequence += 1;
    void this.#deliver({
      sequence: this.#sequence,
      positionSeconds,
      isPlaying: reason === "ENDED" || isPlaying,
      dancedSeconds: this.#watched.seconds,
      reason,
    });
  }

  /** Sends what could not be sent, for instance when the browser is online again. */
  flush(): void {
    if (this.#retry) clearTimeout(this.#retry);
    this.#retry = null;
    if (this.#unsent) void this.#deliver(this.#unsent);
  }

  destroy(): void {
    clearInterval(this.#ticker);
    this.#endBeat();
    if (this.#retry) clearTimeout(this.#retry);
  }

  #tick(): void {
    const { positionSeconds, isPlaying, speed } = this.#options.read();
    this.#watched = tickWatchTime(this.#watched, {
      positionSeconds,
      isPlaying,
      rate: speed,
      atMilliseconds: this.#options.now(),
    });
  }

  #scheduleBeat(): void {
    const delay = heartbeatDelay(this.#interval, this.#options.random());
    this.#beat = setTimeout(() => {
      if (this.#options.read().isPlaying) this.report("HEARTBEAT");
      this.#scheduleBeat();
    }, delay);
  }

  #endBeat(): void {
    if (this.#beat) clearTimeout(this.#beat);
    this.#beat = null;
  }

  #obey(nextHeartbeatSeconds: number): void {
    if (nextHeartbeatSeconds === this.#interval) return;
    this.#interval = nextHeartbeatSeconds;
    if (!this.#beat) return;
    this.#endBeat();
    this.#scheduleBeat();
  }

  async #deliver(update: ProgressUpdate): Promise<void> {
    this.#unsent = update;
    try {
      const { nextHeartbeatSeconds, isWantedAgain } = await this.#options.send(update);
      this.#obey(nextHeartbeatSeconds);
      if (isWantedAgain) this.#retryAfter(nextHeartbeatSeconds * 1_000);
      else if (this.#unsent === update) this.#unsent = null;
    } catch {
      // A lost heartbeat is silent by design: the next one says the same and more.
      this.#retryAfter(RETRY_MS);
    }
  }

  #retryAfter(milliseconds: number): void {
    this.#retry ??= setTimeout(() => this.flush(), milliseconds);
  }
}
