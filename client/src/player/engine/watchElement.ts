import type { Projector } from "./film/projector";
import type { Span } from "./film/timestamps";
import type { PlayerState } from "./playerState";
import type { Store } from "./store";

interface Watched {
  readonly video: HTMLVideoElement;
  readonly store: Store<PlayerState>;
  readonly projector: Projector;
  readonly onEnded: () => void;
}

export function watchElement({ video, store, projector, onEnded }: Watched): () => void {
  const readTime = () => {
    if (store.get().phase !== "ready") return;
    const positionSeconds = projector.position();
    const bufferedRanges = loaded(video, projector);
    const around = bufferedRanges.find(
      ({ startSeconds, endSeconds }) =>
        startSeconds <= positionSeconds && positionSeconds <= endSeconds,
    );
    store.set({
      positionSeconds,
      bufferedSeconds: around?.endSeconds ?? positionSeconds,
      bufferedRanges: sameSpans(store.get().bufferedRanges, bufferedRanges),
    });
  };
  const handlers: Partial<Record<keyof HTMLVideoElementEventMap, () => void>> = {
    // Both events can arrive late, after the element has already changed state.
    playing: () => store.set({ isPlaying: !video.paused, isBuffering: false, phase: "ready" }),
    pause: () => store.set({ isPlaying: !video.paused }),
    waiting: () => store.set({ isBuffering: true }),
    canplaythrough: () => store.set({ isBuffering: false, phase: "ready" }),
    canplay: () => store.set({ phase: "ready" }),
    timeupdate: readTime,
    progress: readTime,
    ended: onEnded,
  };
  const entries = Object.entries(handlers);
  for (const [event, handler] of entries) video.addEventListener(event, handler);
  return () => {
    for (const [event, handler] of entries) video.removeEventListener(event, handler);
  };
}

function loaded({ buffered }: HTMLVideoElement, projector: Projector): Span[] {
  return Array.from({ length: buffered.length }, (_, index) => ({
    startSeconds: projector.toClassTime(buffered.start(index)),
    endSeconds: projector.toClassTime(buffered.end(index)),
  }));
}

// Subscribers compare by identity, so equal ranges keep the same array.
function sameSpans(before: readonly Span[], now: readonly Span[]): readonly Span[] {
  const isSame =
    before.length === now.length &&
    now.every(
      ({ startSeconds, endSeconds }, index) =>
        before[index]?.startSeconds === startSeconds && before[index]?.endSeconds === endSeconds,
    );
  return isSame ? before : now;
}
