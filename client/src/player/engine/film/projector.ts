import type { PlayerState } from "../playerState";
import type { Store } from "../store";
import type { Quality, QualityLevel } from "../stream/quality";
import type { OpenStream, Stream, StreamRequest } from "../stream/stream";
import { isOver, type StreamTrouble } from "../stream/streamTrouble";
import { type FilmPart, filmDuration, placeAt, positionAt, withDuration } from "./film";

interface Film {
  readonly parts: readonly FilmPart[];
  readonly openStream: OpenStream;
}

/** A film whose length differs by more than this from what its class says is reported, seconds. */
const TOLD_SECONDS = 2;
/** Lengths that differ by less are the same: the page and the player show one number, seconds. */
const SAME_LENGTH_SECONDS = 0.5;

/** Puts the right part and angle of a film into the element, and reads the class's time from it. */
export class Projector {
  readonly #video: HTMLVideoElement;
  readonly #film: Film;
  readonly #store: Store<PlayerState>;
  /** With the lengths the films turned out to have. */
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

  /** While a stream is being opened the element still tells the time of the one before. */
  position(): number {
    const { phase, positionSeconds } = this.#store.get();
    return phase === "ready" ? this.at(this.#video.currentTime) : positionSeconds;
  }

  /** The class's second at a second of the part in the element. */
  at(second: number): number {
    return positionAt(this.#parts, { part: this.#part, second });
  }

  /** Where the next part begins; null in the last one. */
  nextPartSeconds(): number | null {
    const part = this.#part + 1;
    return part < this.#parts.length ? positionAt(this.#parts, { part, second: 0 }) : null;
  }

  /** The captions file of the part in the element. */
  captionsUrl(): string | null {
    return this.#parts[this.#part]?.captionsUrl ?? null;
  }

  /** Moves inside the part in the element; answers false when the second lies in another. */
  moveTo(positionSeconds: number): boolean {
    const { part, second } = placeAt(this.#parts, positionSeconds);
    if (part !== this.#part) return false;
    this.#video.currentTime = second;
    return true;
  }

  /** Opens the stream of that second from the store's angle; answers whether it can be played. */
  async open(positionSeconds: number): Promise<boolean> {
    this.#opening += 1;
    const opening = this.#opening;
    const { part, second } = placeAt(this.#parts, positionSeconds);
    const source = this.#parts[part];
    // Whoever wants to keep the last picture hears of it while the picture is still there.
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
    // Somebody asked for another place, angle or page while this one was being opened.
    if (opening !== this.#opening) {
      if (stream !== "unreachable") stream?.destroy();
      return false;
    }
    if (stream === "unreachable") {
      this.#tell("broken");
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

  /** What plays streams is fetched when first needed, and may not arrive. */
  #openStream(part: number, request: StreamRequest): Promise<Stream | null | "unreachable"> {
    const events = {
      onLevels: (levels: readonly QualityLevel[]) => this.#store.set({ levels }),
      onLevel: (shownLevel: QualityLevel) => this.#store.set({ shownLevel }),
      onDuration: (seconds: number) => this.#measure(part, seconds),
      onTrouble: (trouble: StreamTrouble | null) => this.#tell(trouble),
    };
    return this.#film.openStream(this.#video, request, events).catch(() => "unreachable" as const);
  }

  #tell(trouble: StreamTrouble | null): void {
    this.#store.set(
      isOver(trouble)
        ? { trouble, phase: "failed", isPlaying: false, isBuffering: false }
        : { trouble },
    );
  }

  /** The film itself knows its length best; the class's own length is for what stands on pages. */
  #measure(part: number, seconds: number): void {
    const planned = this.#parts[part]?.durationSeconds ?? seconds;
    if (Math.abs(seconds - planned) > TOLD_SECONDS) {
      console.warn(`player: part ${part + 1} lasts ${seconds} s, its class says ${planned} s`);
    }
    if (Math.abs(seconds - planned) < SAME_LENGTH_SECONDS) return;
    this.#parts = withDuration(this.#parts, part, seconds);
    this.#store.set({ durationSeconds: filmDuration(this.#parts) });
  }
}
