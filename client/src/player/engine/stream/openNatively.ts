import type { Stream, StreamEvents, StreamRequest } from "./stream";
import { StreamMender } from "./streamMender";
import type { StreamFailure } from "./streamTrouble";
import { isOnline, watchNetwork } from "./watchNetwork";

interface NativeStream {
  readonly request: StreamRequest;
  readonly events: StreamEvents;
}

/** Uses the browser's native HLS, which selects the quality itself. */
export function openNatively(video: HTMLVideoElement, { request, events }: NativeStream): Stream {
  let second = request.startSecond;
  const load = () => {
    video.src = request.url;
    video.currentTime = second;
  };
  const reload = () => {
    const wasPlaying = !video.paused;
    load();
    if (wasPlaying) void video.play().catch(() => undefined);
  };
  const mender = new StreamMender({
    stream: { goOn: reload, recover: reload, swapSound: () => undefined },
    isOnline,
    random: Math.random,
    onTrouble: events.onTrouble,
  });
  const reactions = {
    error: () => mender.failed(failureOf(video.error)),
    canplay: () => mender.arrived(),
    // After an error, the element no longer knows its position.
    timeupdate: () => {
      if (!video.error) second = video.currentTime;
    },
    loadedmetadata: () => events.onDuration(video.duration),
  };
  const entries = Object.entries(reactions);
  for (const [event, react] of entries) video.addEventListener(event, react);
  const endWatch = watchNetwork(() => mender.networkChanged());
  load();
  return {
    setQuality: () => undefined,
    destroy: () => {
      endWatch();
      mender.destroy();
      for (const [event, react] of entries) video.removeEventListener(event, react);
      video.removeAttribute("src");
      video.load();
    },
  };
}

const MEDIA_ERR_NETWORK = 2;

// The element exposes no HTTP status, so a missing film is only detected by retrying.
function failureOf(error: MediaError | null): StreamFailure {
  return error?.code === MEDIA_ERR_NETWORK
    ? { kind: "network", status: 0, isManifest: false }
    : { kind: "media" };
}
