/** Fake video element without media. Its time advances only by `advanceTo`. */
export class FakeVideo extends EventTarget {
  currentTime = 0;
  playbackRate = 1;
  defaultPlaybackRate = 1;
  volume = 1;
  muted = false;
  paused = true;
  src = "";
  readyState = 0;
  duration = Number.NaN;
  /** True if the browser supports native HLS. */
  playsHls = true;
  /** Suppresses the `playing` event, so that a test can send it later. */
  isSlow = false;
  /** Rejects playback with sound, as browsers do without a gesture. */
  blocksSound = false;
  readonly buffered = { length: 0, start: () => 0, end: () => 0 };

  play(): Promise<void> {
    if (this.blocksSound && !this.muted) {
      return Promise.reject(new DOMException("no gesture", "NotAllowedError"));
    }
    this.paused = false;
    if (!this.isSlow) this.dispatchEvent(new Event("playing"));
    return Promise.resolve();
  }

  /** Emits `pause` asynchronously, as the HTML standard requires. */
  pause(): void {
    if (this.paused) return;
    this.paused = true;
    void Promise.resolve().then(() => this.dispatchEvent(new Event("pause")));
  }

  canPlayType(): string {
    return this.playsHls ? "maybe" : "";
  }

  removeAttribute(): void {
    this.src = "";
  }

  /** Pauses without a `pause` event, as the HTML standard requires. */
  load(): void {
    this.paused = true;
    this.dispatchEvent(new Event("emptied"));
  }

  /** Sets the time and emits `timeupdate`. */
  advanceTo(second: number): void {
    this.currentTime = second;
    this.dispatchEvent(new Event("timeupdate"));
  }

  end(): void {
    this.paused = true;
    this.dispatchEvent(new Event("ended"));
  }

  asElement(): HTMLVideoElement {
    return this as unknown as HTMLVideoElement;
  }
}
