import { MAX_BUFFER_BYTES } from "@eightcount/rules/player-controls";
import type HlsClass from "hls.js";
import type { QualityLevel } from "./state";

/** What a stream tells its player. */
export interface StreamEvents {
  readonly onLevels: (levels: readonly QualityLevel[]) => void;
  /** The stream broke and could not be mended. */
  readonly onFatal: () => void;
}

export interface StreamRequest {
  readonly url: string;
  /** Second inside the part to start at. */
  readonly startSecond: number;
}

/** A stream that feeds a video element. */
export interface Stream {
  /** -1 is automatic. */
  setLevel(index: number): void;
  destroy(): void;
}

/** Attaches a stream; null when the browser can play none. */
export type OpenStream = (
  video: HTMLVideoElement,
  request: StreamRequest,
  events: StreamEvents,
) => Promise<Stream | null>;

const MAX_REPAIRS = 3;
const HLS_TYPE = "application/vnd.apple.mpegurl";

/** hls.js where Media Source Extensions exist, else the browser's own HLS, else null. */
export const openStream: OpenStream = async (video, request, events) => {
  const { default: Hls } = await import("hls.js");
  if (Hls.isSupported()) return openWithHls(Hls, video, request, events);
  if (video.canPlayType(HLS_TYPE) === "") return null;
  return openNatively(video, request);
};

function openNatively(video: HTMLVideoElement, { url, startSecond }: StreamRequest): Stream {
  video.src = url;
  video.currentTime = startSecond;
  return {
    setLevel: () => undefined,
    destroy: () => {
      video.removeAttribute("src");
      video.load();
    },
  };
}

function openWithHls(
  Hls: typeof HlsClass,
  video: HTMLVideoElement,
  { url, startSecond }: StreamRequest,
  events: StreamEvents,
): Stream {
  const hls = new Hls({
    maxBufferSize: MAX_BUFFER_BYTES,
    maxBufferLength: 30,
    startLevel: -1,
    startPosition: startSecond,
    capLevelToPlayerSize: true,
    xhrSetup: (xhr) => {
      xhr.withCredentials = true;
    },
  });
  let repairs = 0;
  hls.on(Hls.Events.MANIFEST_PARSED, (_event, { levels }) => {
    events.onLevels(levels.map(({ height, bitrate }, index) => ({ index, height, bitrate })));
  });
  hls.on(Hls.Events.ERROR, (_event, { fatal, type }) => {
    if (!fatal) return;
    repairs += 1;
    const isMedia = type === Hls.ErrorTypes.MEDIA_ERROR;
    if (!isMedia || repairs > MAX_REPAIRS) events.onFatal();
    else repairMedia(hls, video);
  });
  hls.loadSource(url);
  hls.attachMedia(video);
  return {
    setLevel: (index) => {
      hls.nextLevel = index;
    },
    destroy: () => hls.destroy(),
  };
}

// The repair leaves the video paused, whatever it was doing.
function repairMedia(hls: HlsClass, video: HTMLVideoElement): void {
  const wasPlaying = !video.paused;
  hls.recoverMediaError();
  if (wasPlaying) void video.play().catch(() => undefined);
}
