const METHODS = ["play", "pause", "load", "canPlayType"] as const;

/** Lets every video element of jsdom play native HLS, without media. Returns the undo function. */
export function playableVideo(): () => void {
  const { prototype } = HTMLMediaElement;
  const before = METHODS.map((name) => [name, prototype[name]] as const);
  const playing = new WeakSet<HTMLMediaElement>();
  Object.defineProperty(prototype, "paused", {
    configurable: true,
    get(this: HTMLMediaElement) {
      return !playing.has(this);
    },
  });
  const change = (element: HTMLMediaElement, isPlaying: boolean) => {
    if (element.paused !== isPlaying) return;
    if (isPlaying) playing.add(element);
    else playing.delete(element);
    element.dispatchEvent(new Event(isPlaying ? "playing" : "pause"));
  };
  Object.assign(prototype, {
    canPlayType: () => "maybe",
    async play(this: HTMLMediaElement) {
      change(this, true);
    },
    pause(this: HTMLMediaElement) {
      change(this, false);
    },
    load(this: HTMLMediaElement) {
      playing.delete(this);
    },
  });
  return () => {
    Object.assign(prototype, Object.fromEntries(before));
    Reflect.deleteProperty(prototype, "paused");
  };
}
