import { FULL_VOLUME } from "../playerControls";
import type { PlayerState } from "../playerState";
import type { Store } from "../store";
import { type PreferenceStorage, saveVolume } from "./volumeMemory";

export class Sound {
  readonly #video: HTMLVideoElement;
  readonly #store: Store<PlayerState>;
  readonly #storage: PreferenceStorage;

  constructor(video: HTMLVideoElement, store: Store<PlayerState>, storage: PreferenceStorage) {
    this.#video = video;
    this.#store = store;
    this.#storage = storage;
    this.#apply();
  }

  /** From 0 to 100. */
  setVolume(volume: number): void {
    const bounded = Math.min(Math.max(volume, 0), FULL_VOLUME);
    this.#store.set({ volume: bounded, isMutedByBrowser: false });
    saveVolume(this.#storage, bounded);
    this.#apply();
  }

  toggleMute(): void {
    const { volume, isMutedByBrowser } = this.#store.get();
    this.setVolume(volume === 0 || isMutedByBrowser ? FULL_VOLUME : 0);
  }

  /** Falls back to muted playback if the browser requires a gesture for sound. */
  async play(): Promise<void> {
    try {
      await this.#video.play();
    } catch (error) {
      if ((error as Error).name !== "NotAllowedError" || this.#video.muted) return;
      this.#video.muted = true;
      this.#store.set({ isMutedByBrowser: true });
      await this.#video.play().catch(() => undefined);
    }
  }

  #apply(): void {
    const { volume } = this.#store.get();
    this.#video.volume = volume / FULL_VOLUME;
    this.#video.muted = volume === 0;
  }
}
