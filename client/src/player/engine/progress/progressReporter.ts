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
import { noWatchTime, tickWatchTime, type WatchTime } from "./watchTime";

export interface PlaybackNow {
  readonly positionSeconds: number;
  readonly durationSeconds: number;
  readonly isPlaying: boolean;
  readonly speed: number;
  /** The element tells this class's time. */
  readonly isReady: boolean;
}

export interface ProgressReporterOptions {
  readonly read: () => PlaybackNow;
  /** Takes an update; whether and when it arrives is no concern of the reporter. */
  readonly tell: (update: ProgressUpdate) => void;
  /** Monotonic clock, milliseconds. */
  readonly now: () => number;
  /** In [0, 1). */
  readonly random: () => number;
}

const TICK_MS = 1_000;
/** Whoever drags the slider seeks many times; the place where it is let go is told. */
const SEEK_SETTLES_MS = 500;

/**
 * Decides when to tell how far a class was danced: every ten seconds while playing and at every turn
 * that matters. A paused player is silent unless somebody moves it, and nothing is told before the
 * player has arrived where the class was left.
 */
export class ProgressReporter {
  readonly #options: ProgressReporterOptions;
  readonly #gate: ResumeGate;
  #watched: WatchTime = noWatchTime;
  #told: ProgressUpdate | null = null;
  #reached: ViewingStatus = "NOT_INITIATED";
  #soughtAt = Number.NEGATIVE_INFINITY;
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

  /** Playback began or went on. */
  playing(): void {
    this.#hasPlayed = true;
    this.#tick();
    if (!this.#beat) this.#scheduleBeat();
  }

  /** Playback stopped for this reason: told at once, then silence. */
  stopped(reason: "PAUSE" | "ENDED"): void {
    this.#endBeat();
    this.report(reason);
  }

  /** The position was moved; told once it stays. While playing, a loop's returns wait for the beat. */
  sought(): void {
    const { isPlaying } = this.#options.read();
    const isRepeating = this.#options.now() - this.#soughtAt < this.#interval * 1_000;
    if (isPlaying && isRepeating) return;
    this.#endSettling();
    this.#settling = setTimeout(() => {
      this.#soughtAt = this.#options.now();
      const isAtBeginning = this.#options.read().positionSeconds <= BEGINNING_SECONDS;
      // Only somebody's wish leads there: nothing is told before the player has arrived.
      this.report(isAtBeginning ? "START_OVER" : "SEEK");
    }, SEEK_SETTLES_MS);
  }

  /** The page is hidden or left. */
  leaving(reason: "HIDDEN" | "PAGEHIDE"): void {
    const { isPlaying, positionSeconds } = this.#options.read();
    const isTold = this.#told?.positionSeconds === positionSeconds;
    if (isPlaying || !isTold) this.report(reason);
  }

  /** Reads the playback after any change of it, so that short loops lose no time at their ends. */
  notice(): void {
    this.#watch();
  }

  /** Reports now. Before anything was played there is nothing to tell. */
  report(reason: ProgressReason): void {
    this.#watch();
    const now = this.#options.read();
    if (!this.#hasPlayed || !this.#hasArrived) return;
    this.#endSettling();
    this.#reached = highestStatus(this.#reached, reachedStatus(now));
    this.#told = {
      sequence: (this.#told?.sequence ?? 0) + 1,
      positionSeconds: now.positionSeconds,
      isPlaying: reason === "ENDED" || now.isPlaying,
      dancedSeconds: this.#watched.seconds,
      reason,
    };
    this.#options.tell(this.#told);
  }

  /** The server's interval, seconds: longer when it sheds load. */
  obey(nextHeartbeatSeconds: number): void {
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

  /** Crossing the start or the end of a class is told at once: cards and prompts wait for it. */
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
