import type { Span } from "../film/timestamps";
import type { Player } from "../player";
import { FINE_SPEED } from "../playerControls";
import type { PlayerState } from "../playerState";
import { countIn } from "./countIn";
import { ownLoop } from "./ownLoop";
import { repeatedSpan } from "./repeatedSpan";

/** Longest interval between checks for the loop's end. Near the end, checks are exact. */
const MAX_CHECK_INTERVAL_MS = 40;
const MIN_CHECK_INTERVAL_MS = 4;
/** Seconds by which the media may end earlier than its listed length. */
const END_TOLERANCE_SECONDS = 0.5;
/** Seconds the picture may advance while the member presses B. */
const JUST_SET_SECONDS = 0.25;

/** Seeks back to the start of the own loop, the section, or the class at its end. */
export class LoopController {
  readonly #player: Player;
  readonly #unsubscribe: () => void;
  #span: Span | null = null;
  // A member who seeks out of the own loop plays freely until they re-enter it.
  #isInside = false;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #cancelCountIn: (() => void) | null = null;

  constructor(player: Player) {
    this.#player = player;
    let before = player.store.get();
    this.#unsubscribe = player.store.subscribe(() => {
      const now = player.store.get();
      const previous = before;
      before = now;
      this.#onChange(previous, now);
    });
  }

  seeked(positionSeconds: number): void {
    this.#stopCountIn();
    if (this.#span) this.#selectSpan(positionSeconds);
  }

  /** Called when the current part ends. Repeats the loop if it ends here and returns true. */
  repeatAtEnd(): boolean {
    const end = this.#span?.endSeconds;
    if (!this.#isInside || end === undefined) return false;
    if (this.#player.position() < end - END_TOLERANCE_SECONDS) return false;
    this.#repeat();
    return true;
  }

  destroy(): void {
    this.#unsubscribe();
    this.#stopChecking();
    this.#stopCountIn();
  }

  #onChange(before: PlayerState, now: PlayerState): void {
    if (now.isPlaying && !before.isPlaying) this.#stopCountIn();
    const isSameOwn =
      now.loopStartSeconds === before.loopStartSeconds &&
      now.loopEndSeconds === before.loopEndSeconds;
    if (isSameOwn && (ownLoop(now) || now.isLooping === before.isLooping)) return;
    this.#stopChecking();
    this.#stopCountIn();
    const position = this.#player.position();
    const wasInside = this.#isInside;
    this.#selectSpan(position);
    // Moving the end to or before the current position still repeats the loop.
    if (wasInside && this.#span && position >= this.#span.startSeconds) this.#isInside = true;
    this.#player.store.set({ pass: 1 });
    if (this.#span) this.#checkEnd();
  }

  // Fixes the span at the current position. Otherwise, passing its end would select the next one.
  #selectSpan(positionSeconds: number): void {
    const { store, sections } = this.#player;
    this.#span = repeatedSpan(store.get(), sections, positionSeconds);
    this.#isInside = isIn(this.#span, positionSeconds);
  }

  #checkEnd(): void {
    const { store } = this.#player;
    const now = this.#player.position();
    const { durationSeconds, speed } = store.get();
    const end = this.#span?.endSeconds ?? durationSeconds;
    this.#isInside ||= isIn(this.#span, now);
    // At the end of the class, the element emits `ended` instead.
    if (this.#isInside && now >= end && end < durationSeconds) this.#repeat();
    const untilEnd = ((end - now) * 1_000) / speed;
    const wait = Math.min(MAX_CHECK_INTERVAL_MS, Math.max(MIN_CHECK_INTERVAL_MS, untilEnd));
    this.#timer = setTimeout(() => this.#checkEnd(), wait);
  }

  #repeat(): void {
    const { store } = this.#player;
    const span = this.#span;
    if (!span) return;
    const { pass, countsIn, raisesSpeed, speed, speedGoal } = store.get();
    // The element updates its time every 250 ms, so the last part of the pass is recorded here.
    store.set({ positionSeconds: this.#player.position() });
    this.#player.seek(span.startSeconds);
    store.set({ pass: pass + 1 });
    if (raisesSpeed && speed < speedGoal) {
      this.#player.setSpeed(Math.min(speed + FINE_SPEED.step, speedGoal));
    }
    if (countsIn) this.#countIn();
    else if (this.#player.video.paused) this.#player.play();
  }

  #countIn(): void {
    const { store } = this.#player;
    this.#player.pause();
    this.#cancelCountIn = countIn({
      speed: store.get().speed,
      onCount: (count) => store.set({ count }),
      onDone: () => {
        this.#stopCountIn();
        this.#player.play();
      },
    });
  }

  #stopCountIn(): void {
    this.#cancelCountIn?.();
    this.#cancelCountIn = null;
    this.#player.store.set({ count: null });
  }

  #stopChecking(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
  }
}

function isIn(span: Span | null, second: number): boolean {
  if (!span) return false;
  return span.startSeconds <= second && second < span.endSeconds + JUST_SET_SECONDS;
}
