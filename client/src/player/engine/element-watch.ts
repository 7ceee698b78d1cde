import type { Projector } from "./projector";
import type { PlayerState } from "./state";
import type { Store } from "./store";

interface Watched {
  readonly video: HTMLVideoElement;
  readonly store: Store<PlayerState>;
  readonly projector: Projector;
  /** The part in the element has played to its end. */
  readonly onEnded: () => void;
}

/** Writes what the element says into the store; answers the function that ends it. */
export function watchElement({ video, store, projector, onEnded }: Watched): () => void {
  const readTime = () => {
    if (store.get().phase !== "ready") return;
    const positionSeconds = projector.position();
    store.set({ positionSeconds, bufferedSeconds: bufferedEnd(video, projector) });
  };
  const reactions: Partial<Record<keyof HTMLVideoElementEventMap, () => void>> = {
    playing: () => store.set({ isPlaying: true, isBuffering: false, phase: "ready" }),
    pause: () => store.set({ isPlaying: false }),
    waiting: () => store.set({ isBuffering: true }),
    canplaythrough: () => store.set({ isBuffering: false, phase: "ready" }),
    canplay: () => store.set({ phase: "ready" }),
    timeupdate: readTime,
    progress: readTime,
    ended: onEnded,
  };
  const entries = Object.entries(reactions);
  for (const [event, react] of entries) video.addEventListener(event, react);
  return () => {
    for (const [event, react] of entries) video.removeEventListener(event, react);
  };
}

function bufferedEnd(video: HTMLVideoElement, projector: Projector): number {
  const { buffered, currentTime } = video;
  for (let index = 0; index < buffered.length; index += 1) {
    if (buffered.start(index) <= currentTime && currentTime <= buffered.end(index)) {
      return projector.at(buffered.end(index));
    }
  }
  return projector.position();
}
