import type { Stream, StreamEvents, StreamRequest } from "./stream";
import { StreamRecovery } from "./streamRecovery";
import type { StreamFailure } from "./streamTrouble";
import { isOnline, watchNetwork } from "./watchNetwork";

interface NativeStream {
  readonly request: StreamRequest;
  readonly events: StreamEvents;
}

/** Uses the browser's native HLS, which selects the quality itself. */
export function openNativeHls(video: HTMLVideoElement, { request, events }: NativeStream): Stream {
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
  const recovery = new StreamRecovery({
    stream: { resume: reload, recover: reload, swapAudioCodec: () => undefined },
    isOnline,
    random: Math.random,
    onTrouble: events.onTrouble,
  });
  const handlers = {
    error: () => recovery.onFailure(failureOf(video.error)),
    canplay: () => recovery.onLoaded(),
    // After an error, the element no longer knows its position.
    timeupdate: () => {
      if (!video.error) second = video.currentTime;
    },
    loadedmetadata: () => events.onDuration(video.duration),
  };
  const entries = Object.entries(handlers);
  for (const [event, handler] of entries) video.addEventListener(event, handler);
  const endWatch = watchNetwork(() => recovery.onNetworkChange());
  load();
  return {
    setQuality: () => undefined,
    destroy: () => {
      endWatch();
      recovery.destroy();
      for (const [event, handler] of entries) video.removeEventListener(event, handler);
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
