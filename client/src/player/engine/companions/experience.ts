import type { Companion, Player } from "../player";
import type { PlayerState } from "../playerState";
import { isFatal } from "../stream/streamTrouble";

export interface Experience {
  /** Seconds from opening the player to the first moving picture. Null if none was shown. */
  readonly startupSeconds: number | null;
  readonly playedSeconds: number;
  /** Stalls after startup that a seek did not cause. */
  readonly rebufferCount: number;
  readonly rebufferSeconds: number;
  /** Bits per second, weighted by play time. Null if the browser does not report it. */
  readonly meanBitrate: number | null;
  readonly droppedFrames: number;
  readonly totalFrames: number;
  readonly fatalErrors: number;
  /** Includes the jumps of a loop. */
  readonly seeks: number;
}

/** `onStartup` and `onRebuffer` return a function that is called when the event ends. */
export interface ExperienceListener {
  readonly onStartup: () => () => void;
  readonly onRebuffer: () => () => void;
  /** Called once, when the player closes or the page may be about to close. */
  readonly onEnd: (experience: Experience, state: PlayerState) => void;
}

interface Clock {
  /** Monotonic milliseconds. */
  readonly now: () => number;
  readonly page: Pick<Window, "addEventListener" | "removeEventListener">;
}

export function measureExperience(listener: ExperienceListener, { now, page }: Clock): Companion {
  return (player) => {
    const measure = new ExperienceMeter(player, listener, now);
    const end = () => measure.end();
    const cleanups = [
      player.store.subscribe(() => measure.update()),
      listen(player.video, "playing", () => measure.started()),
      listen(player.video, "seeking", () => measure.seeked()),
      listen(page, "pagehide", end),
      end,
    ];
    return () => {
      for (const one of cleanups) one();
    };
  };
}

type ListenTarget = Pick<EventTarget, "addEventListener" | "removeEventListener">;

function listen(target: ListenTarget, event: string, handler: () => void): () => void {
  target.addEventListener(event, handler);
  return () => target.removeEventListener(event, handler);
}

class ExperienceMeter {
  readonly #player: Player;
  readonly #listener: ExperienceListener;
  readonly #now: () => number;
  readonly #openedAt: number;
  #endStartup: (() => void) | null;
  #startupSeconds: number | null = null;
  #stall: { readonly since: number; readonly end: () => void } | null = null;
  #rebufferCount = 0;
  #rebufferMs = 0;
  #playedMs = 0;
  #bits = 0;
  #ratedMs = 0;
  #fatalErrors = 0;
  #seeks = 0;
  #isSeeking = false;
  #hasEnded = false;
  #before: PlayerState;
  #countedAt: number;

  constructor(player: Player, listener: ExperienceListener, now: () => number) {
    this.#player = player;
    this.#listener = listener;
    this.#now = now;
    this.#openedAt = now();
    this.#countedAt = this.#openedAt;
    this.#before = player.store.get();
    this.#endStartup = listener.onStartup();
  }

  started(): void {
    this.#isSeeking = false;
    if (!this.#endStartup) return;
    this.#startupSeconds = (this.#now() - this.#openedAt) / 1_000;
    this.#endStartup();
    this.#endStartup = null;
  }

  seeked(): void {
    if (this.#endStartup) return;
    this.#seeks += 1;
    this.#isSeeking = true;
    this.#endStall();
  }

  update(): void {
    this.#count();
    const state = this.#player.store.get();
    if (isFatal(state.trouble) && !isFatal(this.#before.trouble)) this.#fatalErrors += 1;
    if (this.#isStalled(state)) this.#beginStall();
    else this.#endStall();
    this.#before = state;
  }

  end(): void {
    if (this.#hasEnded) return;
    this.#hasEnded = true;
    this.#count();
    this.#endStall();
    this.#listener.onEnd(this.#experience(), this.#player.store.get());
  }

  // Angle switches and seeks load intentionally and do not count as stalls.
  #isStalled({ phase, isBuffering, isPlaying }: PlayerState): boolean {
    return !this.#endStartup && phase === "ready" && isBuffering && isPlaying && !this.#isSeeking;
  }

  #beginStall(): void {
    if (this.#stall) return;
    this.#rebufferCount += 1;
    this.#stall = { since: this.#now(), end: this.#listener.onRebuffer() };
  }

  #endStall(): void {
    if (!this.#stall) return;
    this.#rebufferMs += this.#now() - this.#stall.since;
    this.#stall.end();
    this.#stall = null;
  }

  /** Adds the time since the last call to the counters of the previous state. */
  #count(): void {
    const elapsed = this.#now() - this.#countedAt;
    this.#countedAt += elapsed;
    const { isPlaying, isBuffering, shownLevel } = this.#before;
    if (!isPlaying || isBuffering) return;
    this.#playedMs += elapsed;
    if (!shownLevel) return;
    this.#ratedMs += elapsed;
    this.#bits += shownLevel.bitrate * elapsed;
  }

  #experience(): Experience {
    const frames = this.#player.video.getVideoPlaybackQuality?.();
    return {
      startupSeconds: this.#startupSeconds,
      playedSeconds: this.#playedMs / 1_000,
      rebufferCount: this.#rebufferCount,
      rebufferSeconds: this.#rebufferMs / 1_000,
      meanBitrate: this.#ratedMs > 0 ? Math.round(this.#bits / this.#ratedMs) : null,
      droppedFrames: frames?.droppedVideoFrames ?? 0,
      totalFrames: frames?.totalVideoFrames ?? 0,
      fatalErrors: this.#fatalErrors,
      seeks: this.#seeks,
    };
  }
}
