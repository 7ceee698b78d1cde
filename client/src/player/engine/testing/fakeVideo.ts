/** A video element without media: it keeps what it was told and plays only when told to advance. */
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
  /** Whether the browser plays HLS by itself. */
  playsHls = true;
  /** Set for a film that takes its time: it plays once a test says so. */
  isSlow = false;
  /** Set to refuse sound without a gesture, as browsers do. */
  refusesSound = false;
  readonly buffered = { length: 0, start: () => 0, end: () => 0 };

  play(): Promise<void> {
    if (this.refusesSound && !this.muted) {
      return Promise.reject(new DOMException("no gesture", "NotAllowedError"));
    }
    this.paused = false;
    if (!this.isSlow) this.dispatchEvent(new Event("playing"));
    return Promise.resolve();
  }

  /** As the standard has it: whoever listens is told a moment later. */
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

  /** As the standard has it: what played is paused, and nobody is told. */
  load(): void {
    this.paused = true;
    this.dispatchEvent(new Event("emptied"));
  }

  /** Moves the picture on and tells whoever listens. */
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
