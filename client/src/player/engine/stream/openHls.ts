import type { ErrorData, default as HlsClass, Level } from "hls.js";
import { MAX_BUFFER_BYTES } from "../playerControls";
import { chooseLevel, type Quality, type QualityLevel } from "./quality";
import type { Stream, StreamEvents, StreamRequest } from "./stream";
import { StreamMender } from "./streamMender";
import type { StreamFailure } from "./streamTrouble";
import { isOnline, watchNetwork } from "./watchNetwork";

interface HlsStream {
  readonly request: StreamRequest;
  readonly events: StreamEvents;
}

type HlsStatic = typeof HlsClass;

const BUFFER_SECONDS = 30;
/** Position drift in seconds that is corrected after a recovery. */
const MOVED_SECONDS = 0.5;

export function openHls(
  Hls: HlsStatic,
  video: HTMLVideoElement,
  { request, events }: HlsStream,
): Stream {
  const hls = new Hls({
    maxBufferSize: MAX_BUFFER_BYTES,
    maxBufferLength: BUFFER_SECONDS,
    startLevel: -1,
    startPosition: request.startSecond,
    capLevelToPlayerSize: true,
    xhrSetup: (xhr) => {
      xhr.withCredentials = true;
    },
  });
  const place = keepPlace(video);
  const mender = new StreamMender({
    stream: mendable(hls, video, { ...request, place }),
    isOnline,
    random: Math.random,
    onTrouble: events.onTrouble,
  });
  let { quality } = request;
  const apply = () => applyQuality(hls, quality);
  hls.on(Hls.Events.MANIFEST_PARSED, (_event, { levels }) => {
    events.onLevels(levels.map(toLevel));
    apply();
  });
  hls.on(Hls.Events.LEVEL_SWITCHED, (_event, { level }) => {
    const shown = hls.levels[level];
    if (shown) events.onLevel(toLevel(shown, level));
  });
  hls.on(Hls.Events.LEVEL_LOADED, (_event, { details }) =>
    events.onDuration(details.totalduration),
  );
  hls.on(Hls.Events.FRAG_BUFFERED, () => mender.arrived());
  hls.on(Hls.Events.ERROR, (_event, error) => {
    if (error.fatal) mender.failed(failureOf(Hls, error));
  });
  const endWatch = watchNetwork(() => mender.networkChanged());
  hls.loadSource(request.url);
  hls.attachMedia(video);
  return {
    setQuality: (wanted) => {
      quality = wanted;
      apply();
    },
    destroy: () => {
      endWatch();
      place.end();
      mender.destroy();
      hls.destroy();
    },
  };
}

const toLevel = ({ height, bitrate }: Level, index: number): QualityLevel => ({
  index,
  height,
  bitrate,
});

function applyQuality(hls: HlsClass, quality: Quality): void {
  const { level, cap } = chooseLevel(quality, hls.levels.map(toLevel));
  hls.autoLevelCapping = cap;
  hls.nextLevel = level;
}

interface MendedStream extends StreamRequest {
  readonly place: KeptPlace;
}

function mendable(hls: HlsClass, video: HTMLVideoElement, stream: MendedStream) {
  const { url, startSecond, place } = stream;
  const here = () => (video.readyState > 0 ? video.currentTime : startSecond);
  return {
    goOn: () => {
      if (hls.levels.length === 0) hls.loadSource(url);
      else hls.startLoad(here());
    },
    // Recovery pauses the video and sometimes resets it to the start.
    recover: () => {
      const wasPlaying = !video.paused;
      place.keep(here());
      hls.recoverMediaError();
      if (wasPlaying) void video.play().catch(() => undefined);
    },
    swapSound: () => hls.swapAudioCodec(),
  };
}

interface KeptPlace {
  /** Restores this position when the next media loads. */
  readonly keep: (second: number) => void;
  readonly end: () => void;
}

function keepPlace(video: HTMLVideoElement): KeptPlace {
  let kept: number | null = null;
  const stand = () => {
    if (kept !== null && Math.abs(video.currentTime - kept) > MOVED_SECONDS) {
      video.currentTime = kept;
    }
    kept = null;
  };
  video.addEventListener("loadedmetadata", stand);
  return {
    keep: (second) => {
      kept = second;
    },
    end: () => video.removeEventListener("loadedmetadata", stand),
  };
}

function failureOf(Hls: HlsStatic, { type, details, response }: ErrorData): StreamFailure {
  if (type === Hls.ErrorTypes.MEDIA_ERROR) return { kind: "media" };
  if (type !== Hls.ErrorTypes.NETWORK_ERROR) return { kind: "other" };
  const isManifest =
    details === Hls.ErrorDetails.MANIFEST_LOAD_ERROR ||
    details === Hls.ErrorDetails.LEVEL_LOAD_ERROR;
  return { kind: "network", status: response?.code ?? 0, isManifest };
}
