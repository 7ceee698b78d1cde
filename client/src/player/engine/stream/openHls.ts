import type { ErrorData, default as HlsClass, Level } from "hls.js";
import { MAX_BUFFER_BYTES } from "../playerControls";
import { chooseLevel, type Quality, type QualityLevel } from "./quality";
import type { Stream, StreamEvents, StreamRequest } from "./stream";
import { StreamRecovery } from "./streamRecovery";
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
  const restorer = createPositionRestorer(video);
  const recovery = new StreamRecovery({
    stream: recoverable(hls, video, { ...request, restorer }),
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
  hls.on(Hls.Events.FRAG_BUFFERED, () => recovery.onLoaded());
  hls.on(Hls.Events.ERROR, (_event, error) => {
    if (error.fatal) recovery.onFailure(failureOf(Hls, error));
  });
  const endWatch = watchNetwork(() => recovery.onNetworkChange());
  hls.loadSource(request.url);
  hls.attachMedia(video);
  return {
    setQuality: (wanted) => {
      quality = wanted;
      apply();
    },
    destroy: () => {
      endWatch();
      restorer.end();
      recovery.destroy();
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

interface RecoverableRequest extends StreamRequest {
  readonly restorer: PositionRestorer;
}

function recoverable(hls: HlsClass, video: HTMLVideoElement, stream: RecoverableRequest) {
  const { url, startSecond, restorer } = stream;
  const currentSecond = () => (video.readyState > 0 ? video.currentTime : startSecond);
  return {
    resume: () => {
      if (hls.levels.length === 0) hls.loadSource(url);
      else hls.startLoad(currentSecond());
    },
    // Recovery pauses the video and sometimes resets it to the start.
    recover: () => {
      const wasPlaying = !video.paused;
      restorer.restoreOnLoad(currentSecond());
      hls.recoverMediaError();
      if (wasPlaying) void video.play().catch(() => undefined);
    },
    swapAudioCodec: () => hls.swapAudioCodec(),
  };
}

interface PositionRestorer {
  /** Restores this position when the next media loads. */
  readonly restoreOnLoad: (second: number) => void;
  readonly end: () => void;
}

function createPositionRestorer(video: HTMLVideoElement): PositionRestorer {
  let restoreSecond: number | null = null;
  const restore = () => {
    if (restoreSecond !== null && Math.abs(video.currentTime - restoreSecond) > MOVED_SECONDS) {
      video.currentTime = restoreSecond;
    }
    restoreSecond = null;
  };
  video.addEventListener("loadedmetadata", restore);
  return {
    restoreOnLoad: (second) => {
      restoreSecond = second;
    },
    end: () => video.removeEventListener("loadedmetadata", restore),
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
