import { type FilmPart, placeAt, positionAt } from "./film";
import type { PlayerState } from "./state";
import type { Store } from "./store";
import type { OpenStream, Stream } from "./stream";

interface Film {
  readonly parts: readonly FilmPart[];
  readonly openStream: OpenStream;
}

/** Puts the right part and angle of a film into the element, and reads the class's time from it. */
export class Projector {
  readonly #video: HTMLVideoElement;
  readonly #film: Film;
  readonly #store: Store<PlayerState>;
  #stream: Stream | null = null;
  #part = 0;
  #opening = 0;

  constructor(video: HTMLVideoElement, film: Film, store: Store<PlayerState>) {
    this.#video = video;
    this.#film = film;
    this.#store = store;
  }

  /** While a stream is being opened the element still tells the time of the one before. */
  position(): number {
    const { phase, positionSeconds } = this.#store.get();
    return phase === "ready" ? this.at(this.#video.currentTime) : positionSeconds;
  }

  /** The class's second at a second of the part in the element. */
  at(second: number): number {
    return positionAt(this.#film.parts, { part: this.#part, second });
  }

  /** Where the next part begins; null in the last one. */
  nextPartSeconds(): number | null {
    const part = this.#part + 1;
    return part < this.#film.parts.length
      ? positionAt(this.#film.parts, { part, second: 0 })
      : null;
  }

  /** The captions file of the part in the element. */
  captionsUrl(): string | null {
    return this.#film.parts[this.#part]?.captionsUrl ?? null;
  }

  /** Moves inside the part in the element; answers false when the second lies in another. */
  moveTo(positionSeconds: number): boolean {
    const { part, second } = placeAt(this.#film.parts, positionSeconds);
    if (part !== this.#part) return false;
    this.#video.currentTime = second;
    return true;
  }

  /** Opens the stream of that second from the store's angle; answers whether it can be played. */
  async open(positionSeconds: number): Promise<boolean> {
    this.#opening += 1;
    const opening = this.#opening;
    const { part, second } = placeAt(this.#film.parts, positionSeconds);
    const source = this.#film.parts[part];
    // Whoever wants to keep the last picture hears of it while the picture is still there.
    this.#store.set({ phase: "loading", isBuffering: true, positionSeconds, hasEnded: false });
    this.#stream?.destroy();
    this.#stream = null;
    this.#part = part;
    if (!source) return false;
    const request = { url: source.streams[this.#store.get().angle], startSecond: second };
    const stream = await this.#film.openStream(this.#video, request, {
      onLevels: (levels) => this.#store.set({ levels, level: -1 }),
      onFatal: () => this.#store.set({ phase: "failed", isPlaying: false, isBuffering: false }),
    });
    // Somebody asked for another place, angle or page while this one was being opened.
    if (opening !== this.#opening) {
      stream?.destroy();
      return false;
    }
    this.#stream = stream;
    if (!stream) this.#store.set({ phase: "unsupported", isBuffering: false });
    return stream !== null;
  }

  /** -1 chooses by bandwidth. */
  setLevel(level: number): void {
    this.#stream?.setLevel(level);
    this.#store.set({ level });
  }

  destroy(): void {
    this.#opening += 1;
    this.#stream?.destroy();
    this.#stream = null;
  }
}
