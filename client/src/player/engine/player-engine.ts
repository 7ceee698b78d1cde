import { FULL_VOLUME, jogTarget, nextSpeed } from "@eightcount/rules/player-controls";
import { type FilmPart, filmDuration, placeAt, positionAt } from "./film";
import { keepVolume, type PreferenceStorage, readVolume } from "./sound-preference";
import { type Angle, initialState, type PlayerState } from "./state";
import { createStore, type Store } from "./store";
import type { OpenStream, Stream } from "./stream";
import { loopSpan, readSections, type Section, type TimestampRow } from "./timestamps";

export interface PlayerOptions {
  readonly parts: readonly FilmPart[];
  readonly timestamps: readonly TimestampRow[];
  /** Where to start, seconds. */
  readonly startAtSeconds: number;
  readonly storage: PreferenceStorage;
  readonly openStream: OpenStream;
}

/** How often a loop's end is looked for; a quarter of a beat would be heard. */
const LOOP_CHECK_MS = 40;

/**
 * Plays one class in one video element. It is given sources and reports state; it knows neither
 * the page nor the graph.
 */
export class PlayerEngine {
  readonly store: Store<PlayerState>;
  readonly sections: readonly Section[];
  readonly video: HTMLVideoElement;
  readonly #options: PlayerOptions;
  #stream: Stream | null = null;
  #part = 0;
  #opening = 0;
  #wantsToPlay = true;
  #loopTimer: ReturnType<typeof setInterval> | null = null;
  readonly #endings: (() => void)[] = [];

  constructor(video: HTMLVideoElement, options: PlayerOptions) {
    this.video = video;
    this.#options = options;
    const durationSeconds = filmDuration(options.parts);
    this.sections = readSections(options.timestamps, durationSeconds);
    this.store = createStore<PlayerState>({
      ...initialState,
      durationSeconds,
      positionSeconds: options.startAtSeconds,
      volume: readVolume(options.storage),
    });
    this.#applySound();
    this.#listen();
  }

  /** Opens the stream at the start second and plays as soon as the browser lets it. */
  start(): Promise<void> {
    return this.#openAt(this.store.get().positionSeconds);
  }

  play(): void {
    this.#wantsToPlay = true;
    if (this.store.get().hasEnded) this.seek(0);
    void this.#tryToPlay();
  }

  pause(): void {
    this.#wantsToPlay = false;
    this.video.pause();
  }

  toggle(): void {
    if (this.store.get().isPlaying) this.pause();
    else this.play();
  }

  /** Ten seconds; answers false when fewer remain in that direction and nothing happens. */
  jog(direction: "back" | "forward"): boolean {
    const { positionSeconds, durationSeconds } = this.store.get();
    const target = jogTarget(positionSeconds, durationSeconds, direction);
    if (target !== null) this.seek(target);
    return target !== null;
  }

  seek(positionSeconds: number): void {
    const bounded = Math.min(Math.max(positionSeconds, 0), this.store.get().durationSeconds);
    const place = placeAt(this.#options.parts, bounded);
    this.store.set({ positionSeconds: bounded, hasEnded: false });
    if (place.part === this.#part) this.video.currentTime = place.second;
    else void this.#openAt(bounded);
  }

  setSpeed(speed: number): void {
    this.video.playbackRate = speed;
    this.video.defaultPlaybackRate = speed;
    this.store.set({ speed });
  }

  cycleSpeed(): number {
    this.setSpeed(nextSpeed(this.store.get().speed));
    return this.store.get().speed;
  }

  toggleLoop(): void {
    this.store.set({ isLooping: !this.store.get().isLooping });
    this.#watchLoop();
  }

  /** Flips the picture only; sound, time and captions stay. */
  toggleMirror(): void {
    this.store.set({ isMirrored: !this.store.get().isMirrored });
  }

  /** The same second from the other side; speed, mirror, loop and playing stay as they are. */
  setAngle(angle: Angle): void {
    if (angle === this.store.get().angle) return;
    const { positionSeconds, isPlaying } = this.store.get();
    this.#wantsToPlay = isPlaying;
    this.store.set({ angle });
    void this.#openAt(positionSeconds);
  }

  /** 0 to 100; kept for the next visit. */
  setVolume(volume: number): void {
    const bounded = Math.min(Math.max(volume, 0), FULL_VOLUME);
    this.store.set({ volume: bounded, isMutedByBrowser: false });
    keepVolume(this.#options.storage, bounded);
    this.#applySound();
  }

  toggleMute(): void {
    const { volume, isMutedByBrowser } = this.store.get();
    this.setVolume(volume === 0 || isMutedByBrowser ? FULL_VOLUME : 0);
  }

  toggleCaptions(): void {
    this.store.set({ hasCaptions: !this.store.get().hasCaptions });
  }

  /** -1 chooses by bandwidth. */
  setLevel(level: number): void {
    this.#stream?.setLevel(level);
    this.store.set({ level });
  }

  /** Opens the stream again where it broke. */
  retry(): Promise<void> {
    return this.#openAt(this.store.get().positionSeconds);
  }

  /** The captions file of the part that is playing. */
  captionsUrl(): string | null {
    return this.#options.parts[this.#part]?.captionsUrl ?? null;
  }

  destroy(): void {
    this.#opening += 1;
    for (const end of this.#endings) end();
    if (this.#loopTimer) clearInterval(this.#loopTimer);
    this.#stream?.destroy();
    this.#stream = null;
  }

  async #openAt(positionSeconds: number): Promise<void> {
    this.#opening += 1;
    const opening = this.#opening;
    const { part, second } = placeAt(this.#options.parts, positionSeconds);
    const source = this.#options.parts[part];
    this.#stream?.destroy();
    this.#stream = null;
    this.#part = part;
    this.store.set({ phase: "loading", isBuffering: true, positionSeconds, hasEnded: false });
    if (!source) return;
    const request = { url: source.streams[this.store.get().angle], startSecond: second };
    const stream = await this.#options.openStream(this.video, request, {
      onLevels: (levels) => this.store.set({ levels, level: -1 }),
      onFatal: () => this.store.set({ phase: "failed", isPlaying: false, isBuffering: false }),
    });
    // Somebody asked for another place, angle or page while this one was being opened.
    if (opening !== this.#opening) stream?.destroy();
    else this.#use(stream);
  }

  #use(stream: Stream | null): void {
    this.#stream = stream;
    if (!stream) {
      this.store.set({ phase: "unsupported", isBuffering: false });
      return;
    }
    this.setSpeed(this.store.get().speed);
    if (this.#wantsToPlay) void this.#tryToPlay();
  }

  async #tryToPlay(): Promise<void> {
    try {
      await this.video.play();
    } catch (error) {
      if ((error as Error).name !== "NotAllowedError" || this.video.muted) return;
      this.video.muted = true;
      this.store.set({ isMutedByBrowser: true });
      await this.video.play().catch(() => undefined);
    }
  }

  #applySound(): void {
    const { volume } = this.store.get();
    this.video.volume = volume / FULL_VOLUME;
    this.video.muted = volume === 0;
  }

  #listen(): void {
    this.#on("playing", () =>
      this.store.set({ isPlaying: true, isBuffering: false, phase: "ready" }),
    );
    this.#on("pause", () => this.store.set({ isPlaying: false }));
    this.#on("waiting", () => this.store.set({ isBuffering: true }));
    this.#on("canplaythrough", () => this.store.set({ isBuffering: false, phase: "ready" }));
    this.#on("canplay", () => this.store.set({ phase: "ready" }));
    this.#on("timeupdate", () => this.#readTime());
    this.#on("progress", () => this.#readTime());
    this.#on("ended", () => this.#finishPart());
  }

  #on(event: keyof HTMLVideoElementEventMap, react: () => void): void {
    this.video.addEventListener(event, react);
    this.#endings.push(() => this.video.removeEventListener(event, react));
  }

  #readTime(): void {
    // While a stream is being opened the element still tells the time of the one before.
    if (this.store.get().phase !== "ready") return;
    const second = this.video.currentTime;
    this.store.set({
      positionSeconds: positionAt(this.#options.parts, { part: this.#part, second }),
      bufferedSeconds: this.#bufferedEnd(second),
    });
  }

  #bufferedEnd(second: number): number {
    const { buffered } = this.video;
    for (let index = 0; index < buffered.length; index += 1) {
      if (buffered.start(index) <= second && second <= buffered.end(index)) {
        return positionAt(this.#options.parts, { part: this.#part, second: buffered.end(index) });
      }
    }
    return this.store.get().positionSeconds;
  }

  #finishPart(): void {
    const { durationSeconds, isLooping } = this.store.get();
    const next = this.#part + 1;
    if (next < this.#options.parts.length) {
      this.#wantsToPlay = true;
      void this.#openAt(positionAt(this.#options.parts, { part: next, second: 0 }));
      return;
    }
    if (isLooping) {
      this.seek(loopSpan(this.sections, durationSeconds, durationSeconds).startSeconds);
      void this.#tryToPlay();
      return;
    }
    this.store.set({ positionSeconds: durationSeconds, hasEnded: true, isPlaying: false });
  }

  // The span is fixed when the loop is switched on, else passing its end would move to the next.
  #watchLoop(): void {
    if (this.#loopTimer) clearInterval(this.#loopTimer);
    this.#loopTimer = null;
    const { isLooping, positionSeconds, durationSeconds } = this.store.get();
    if (!isLooping) return;
    let span = loopSpan(this.sections, positionSeconds, durationSeconds);
    let last = positionSeconds;
    this.#loopTimer = setInterval(() => {
      const second = this.video.currentTime;
      const now = positionAt(this.#options.parts, { part: this.#part, second });
      const jumped = Math.abs(now - last) > 1;
      last = now;
      if (jumped && (now < span.startSeconds || now >= span.endSeconds)) {
        span = loopSpan(this.sections, now, durationSeconds);
      } else if (now >= span.endSeconds && span.endSeconds < durationSeconds) {
        this.seek(span.startSeconds);
        last = span.startSeconds;
      }
    }, LOOP_CHECK_MS);
  }
}
