import { type FilmPart, filmDuration } from "./film/film";
import { Projector } from "./film/projector";
import { readSections, type Section, type TimestampRow } from "./film/timestamps";
import { LoopController } from "./loop/loopController";
import type { Companion, Player } from "./player";
import { jogTarget, nextSpeed, normalizeSpeed } from "./playerControls";
import { type Angle, initialState, type PlayerState } from "./playerState";
import { Sound } from "./sound/sound";
import { type PreferenceStorage, readVolume } from "./sound/volumeMemory";
import { createStore, type Store } from "./store";
import type { Quality } from "./stream/quality";
import type { OpenStream } from "./stream/stream";
import { watchElement } from "./watchElement";

export interface PlayerOptions {
  readonly parts: readonly FilmPart[];
  readonly timestamps: readonly TimestampRow[];
  readonly startAtSeconds: number;
  readonly storage: PreferenceStorage;
  readonly openStream: OpenStream;
}

/** Plays one class in one video element, independent of the page and the graph. */
export class PlayerEngine implements Player {
  readonly store: Store<PlayerState>;
  readonly sections: readonly Section[];
  readonly video: HTMLVideoElement;
  readonly parts: readonly FilmPart[];
  readonly #projector: Projector;
  readonly #sound: Sound;
  readonly #loop: LoopController;
  readonly #cleanups: (() => void)[] = [];
  #wantsToPlay = true;

  constructor(video: HTMLVideoElement, options: PlayerOptions) {
    this.video = video;
    this.parts = options.parts;
    const durationSeconds = filmDuration(options.parts);
    this.sections = readSections(options.timestamps, durationSeconds);
    this.store = createStore<PlayerState>({
      ...initialState,
      durationSeconds,
      positionSeconds: options.startAtSeconds,
      volume: readVolume(options.storage),
    });
    this.#projector = new Projector(video, options, this.store);
    this.#sound = new Sound(video, this.store, options.storage);
    const { store } = this;
    const onEnded = () => this.#finishPart();
    this.#cleanups.push(watchElement({ video, store, projector: this.#projector, onEnded }));
    this.#loop = new LoopController(this);
    // Keeps the song's pitch at slower speeds.
    video.preservesPitch = true;
  }

  attach(companion: Companion): void {
    this.#cleanups.push(companion(this));
  }

  start(): Promise<void> {
    return this.#openAt(this.store.get().positionSeconds);
  }

  position(): number {
    return this.#projector.position();
  }

  play(): void {
    this.#wantsToPlay = true;
    if (this.store.get().hasEnded) this.seek(0);
    void this.#sound.play();
  }

  pause(): void {
    this.#wantsToPlay = false;
    if (!this.video.paused) this.video.pause();
    // The element emits `pause` late, or never if its stream was just removed. Until then, a key
    // press would still find a film that plays.
    this.store.set({ isPlaying: false, positionSeconds: this.position() });
  }

  toggle(): void {
    if (this.store.get().isPlaying) this.pause();
    else this.play();
  }

  jog(direction: "back" | "forward"): boolean {
    const target = jogTarget(this.position(), this.store.get().durationSeconds, direction);
    if (target !== null) this.seek(target);
    return target !== null;
  }

  seek(positionSeconds: number): void {
    const bounded = Math.min(Math.max(positionSeconds, 0), this.store.get().durationSeconds);
    this.store.set({ positionSeconds: bounded, hasEnded: false });
    this.#loop.seeked(bounded);
    if (!this.#projector.moveTo(bounded)) void this.#openAt(bounded);
  }

  setSpeed(wanted: number): void {
    const speed = normalizeSpeed(wanted);
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
  }

  toggleMirror(): void {
    this.store.set({ isMirrored: !this.store.get().isMirrored });
  }

  /** Keeps position, speed, mirror, loop, and play state. */
  setAngle(angle: Angle): void {
    if (angle === this.store.get().angle) return;
    const positionSeconds = this.position();
    const { phase, isPlaying } = this.store.get();
    // While a stream opens, the paused element does not reflect the viewer's intent.
    if (phase === "ready") this.#wantsToPlay = isPlaying;
    this.store.set({ angle });
    void this.#openAt(positionSeconds);
  }

  setVolume(volume: number): void {
    this.#sound.setVolume(volume);
  }

  toggleMute(): void {
    this.#sound.toggleMute();
  }

  toggleCaptions(): void {
    this.store.set({ hasCaptions: !this.store.get().hasCaptions });
  }

  setQuality(quality: Quality): void {
    this.#projector.setQuality(quality);
  }

  retry(): Promise<void> {
    return this.#openAt(this.store.get().positionSeconds);
  }

  captionsUrl(): string | null {
    return this.#projector.captionsUrl();
  }

  destroy(): void {
    for (const end of this.#cleanups) end();
    this.#loop.destroy();
    this.#projector.destroy();
  }

  async #openAt(positionSeconds: number): Promise<void> {
    if (!(await this.#projector.open(positionSeconds))) return;
    this.setSpeed(this.store.get().speed);
    if (this.#wantsToPlay) await this.#sound.play();
  }

  #finishPart(): void {
    if (this.#loop.repeatAtEnd()) return;
    const nextPart = this.#projector.nextPartSeconds();
    if (nextPart !== null) {
      this.#wantsToPlay = true;
      void this.#openAt(nextPart);
      return;
    }
    const { durationSeconds } = this.store.get();
    this.store.set({ positionSeconds: durationSeconds, hasEnded: true, isPlaying: false });
  }
}
