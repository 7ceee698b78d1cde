import type { PlayerState } from "../playerState";
import type { Store } from "../store";
import type { Quality, QualityLevel } from "../stream/quality";
import type { OpenStream, Stream, StreamRequest } from "../stream/stream";
import { isFatal, type StreamTrouble } from "../stream/streamTrouble";
import { type FilmPart, filmDuration, toClassPosition, toPartPosition, withDuration } from "./film";

interface Film {
  readonly parts: readonly FilmPart[];
  readonly openStream: OpenStream;
}

/** Difference in seconds from the catalog's length that is logged. */
const LOGGED_DIFFERENCE_SECONDS = 2;
/** Smaller differences in seconds are ignored, so that page and player show the same length. */
const SAME_LENGTH_SECONDS = 0.5;

/** Opens the stream for a position and angle, and maps the element's time to class time. */
export class Projector {
  readonly #video: HTMLVideoElement;
  readonly #film: Film;
  readonly #store: Store<PlayerState>;
  #parts: readonly FilmPart[];
  #stream: Stream | null = null;
  #part = 0;
  #opening = 0;

  constructor(video: HTMLVideoElement, film: Film, store: Store<PlayerState>) {
    this.#video = video;
    this.#film = film;
    this.#parts = film.parts;
    this.#store = store;
  }

  /** While a stream opens, the element still has the time of the previous one. */
  position(): number {
    const { phase, positionSeconds } = this.#store.get();
    return phase === "ready" ? this.toClassTime(this.#video.currentTime) : positionSeconds;
  }

  toClassTime(second: number): number {
    return toClassPosition(this.#parts, { part: this.#part, second });
  }

  /** Returns null in the last part. */
  nextPartSeconds(): number | null {
    const part = this.#part + 1;
    return part < this.#parts.length ? toClassPosition(this.#parts, { part, second: 0 }) : null;
  }

  captionsUrl(): string | null {
    return this.#parts[this.#part]?.captionsUrl ?? null;
  }

  /** Seeks within the current part. Returns false if the position is in another part. */
  moveTo(positionSeconds: number): boolean {
    const { part, second } = toPartPosition(this.#parts, positionSeconds);
    if (part !== this.#part) return false;
    this.#video.currentTime = second;
    return true;
  }

  /** Resolves to false if the stream cannot play or another call superseded this one. */
  async open(positionSeconds: number): Promise<boolean> {
    this.#opening += 1;
    const opening = this.#opening;
    const { part, second } = toPartPosition(this.#parts, positionSeconds);
    const source = this.#parts[part];
    // Set before the old stream is destroyed, so that the last frame can still be captured.
    this.#store.set({
      phase: "loading",
      isBuffering: true,
      trouble: null,
      positionSeconds,
      hasEnded: false,
    });
    this.#stream?.destroy();
    this.#stream = null;
    this.#part = part;
    if (!source) return false;
    const { angle, quality } = this.#store.get();
    const request = { url: source.streams[angle], startSecond: second, quality };
    const stream = await this.#openStream(part, request);
    // A newer call or `destroy` superseded this one.
    if (opening !== this.#opening) {
      if (stream !== "unreachable") stream?.destroy();
      return false;
    }
    if (stream === "unreachable") {
      this.#setTrouble("broken");
      return false;
    }
    this.#stream = stream;
    if (!stream) this.#store.set({ phase: "unsupported", isBuffering: false });
    return stream !== null;
  }

  setQuality(quality: Quality): void {
    this.#stream?.setQuality(quality);
    this.#store.set({ quality });
  }

  destroy(): void {
    this.#opening += 1;
    this.#stream?.destroy();
    this.#stream = null;
  }

  /** The stream code is loaded on demand and may fail to load. */
  #openStream(part: number, request: StreamRequest): Promise<Stream | null | "unreachable"> {
    const events = {
      onLevels: (levels: readonly QualityLevel[]) => this.#store.set({ levels }),
      onLevel: (shownLevel: QualityLevel) => this.#store.set({ shownLevel }),
      onDuration: (seconds: number) => this.#correctDuration(part, seconds),
      onTrouble: (trouble: StreamTrouble | null) => this.#setTrouble(trouble),
    };
    return this.#film.openStream(this.#video, request, events).catch(() => "unreachable" as const);
  }

  #setTrouble(trouble: StreamTrouble | null): void {
    this.#store.set(
      isFatal(trouble)
        ? { trouble, phase: "failed", isPlaying: false, isBuffering: false }
        : { trouble },
    );
  }

  /** The stream's duration takes precedence over the catalog's length. */
  #correctDuration(part: number, seconds: number): void {
    const planned = this.#parts[part]?.durationSeconds ?? seconds;
    if (Math.abs(seconds - planned) > LOGGED_DIFFERENCE_SECONDS) {
      console.warn(`player: part ${part + 1} is ${seconds} s long; the catalog says ${planned} s`);
    }
    if (Math.abs(seconds - planned) < SAME_LENGTH_SECONDS) return;
    this.#parts = withDuration(this.#parts, part, seconds);
    this.#store.set({ durationSeconds: filmDuration(this.#parts) });
  }
}
