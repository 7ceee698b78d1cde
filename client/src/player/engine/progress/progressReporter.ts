import { HEARTBEAT_SECONDS, heartbeatDelay } from "@eightcount/rules/watching/heartbeat";
import type { ProgressReason } from "@eightcount/rules/watching/progress-reports";
import {
  BEGINNING_SECONDS,
  highestStatus,
  reachedStatus,
  type ViewingStatus,
} from "@eightcount/rules/watching/viewing-status";
import type { ProgressUpdate } from "./progressUpdate";
import { ResumeGate } from "./resumeGate";
import { initialWatchTime, tickWatchTime, type WatchTime } from "./watchTime";

export interface PlaybackNow {
  readonly positionSeconds: number;
  readonly durationSeconds: number;
  readonly isPlaying: boolean;
  readonly speed: number;
  /** False while a stream opens, because the element's time is not valid yet. */
  readonly isReady: boolean;
}

export interface ProgressReporterOptions {
  readonly read: () => PlaybackNow;
  /** Receives each update and is responsible for its delivery. */
  readonly send: (update: ProgressUpdate) => void;
  /** Monotonic milliseconds. */
  readonly now: () => number;
  /** Returns a number in [0, 1). */
  readonly random: () => number;
}

const TICK_MS = 1_000;
/** Debounces the seeks of a dragged slider. */
const SEEK_DEBOUNCE_MS = 500;

/** Silent until the resume position is reached or 15 seconds have been danced, and while paused. */
export class ProgressReporter {
  readonly #options: ProgressReporterOptions;
  readonly #gate: ResumeGate;
  #watched: WatchTime = initialWatchTime;
  #lastSent: ProgressUpdate | null = null;
  #reached: ViewingStatus = "NOT_INITIATED";
  #seekedAt = Number.NEGATIVE_INFINITY;
  #interval = HEARTBEAT_SECONDS;
  #hasPlayed = false;
  #hasArrived = false;
  #beat: ReturnType<typeof setTimeout> | null = null;
  #settling: ReturnType<typeof setTimeout> | null = null;
  readonly #ticker: ReturnType<typeof setInterval>;

  constructor(options: ProgressReporterOptions) {
    this.#options = options;
    this.#gate = new ResumeGate(options.read().positionSeconds);
    this.#ticker = setInterval(() => this.#tick(), TICK_MS);
  }

  playing(): void {
    this.#hasPlayed = true;
    this.#tick();
    if (!this.#beat) this.#scheduleBeat();
  }

  stopped(reason: "PAUSE" | "ENDED"): void {
    this.#endBeat();
    this.report(reason);
  }

  /** Reports once the position settles. While playing, at most once per heartbeat interval. */
  seeked(): void {
    const { isPlaying } = this.#options.read();
    const isRepeating = this.#options.now() - this.#seekedAt < this.#interval * 1_000;
    if (isPlaying && isRepeating) return;
    this.#endSettling();
    this.#settling = setTimeout(() => {
      this.#seekedAt = this.#options.now();
      const isAtBeginning = this.#options.read().positionSeconds <= BEGINNING_SECONDS;
      // Nothing is reported before arrival, so a position at the start is deliberate.
      this.report(isAtBeginning ? "START_OVER" : "SEEK");
    }, SEEK_DEBOUNCE_MS);
  }

  leaving(reason: "HIDDEN" | "PAGEHIDE"): void {
    const { isPlaying, positionSeconds } = this.#options.read();
    const isSent = this.#lastSent?.positionSeconds === positionSeconds;
    if (isPlaying || !isSent) this.report(reason);
  }

  /** Counts danced time on every change, so that short loops lose none at their ends. */
  countDancedTime(): void {
    this.#watch();
  }

  /** Does nothing before the film has played and the resume gate has opened. */
  report(reason: ProgressReason): void {
    this.#watch();
    const now = this.#options.read();
    if (!this.#hasPlayed || !this.#hasArrived) return;
    this.#endSettling();
    this.#reached = highestStatus(this.#reached, reachedStatus(now));
    this.#lastSent = {
      sequence: (this.#lastSent?.sequence ?? 0) + 1,
      positionSeconds: now.positionSeconds,
      isPlaying: reason === "ENDED" || now.isPlaying,
      dancedSeconds: this.#watched.seconds,
      reason,
    };
    this.#options.send(this.#lastSent);
  }

  setHeartbeatInterval(nextHeartbeatSeconds: number): void {
    if (nextHeartbeatSeconds === this.#interval) return;
    this.#interval = nextHeartbeatSeconds;
    if (!this.#beat) return;
    this.#endBeat();
    this.#scheduleBeat();
  }

  destroy(): void {
    clearInterval(this.#ticker);
    this.#endBeat();
    this.#endSettling();
  }

  /** Reports a new viewing status immediately, because cards and prompts depend on it. */
  #tick(): void {
    this.#watch();
    const reached = reachedStatus(this.#options.read());
    if (highestStatus(this.#reached, reached) !== this.#reached) this.report("HEARTBEAT");
  }

  #watch(): void {
    const now = this.#options.read();
    this.#watched = tickWatchTime(this.#watched, {
      positionSeconds: now.positionSeconds,
      isPlaying: now.isPlaying,
      rate: now.speed,
      atMilliseconds: this.#options.now(),
    });
    this.#hasArrived = this.#gate.admits({ ...now, dancedSeconds: this.#watched.seconds });
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

  #endSettling(): void {
    if (this.#settling) clearTimeout(this.#settling);
    this.#settling = null;
  }
}
