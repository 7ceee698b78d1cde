import type { Companion, Player } from "../player";
import { JOG_SECONDS, shouldApplyRemoteSeek } from "../playerControls";

export type MediaKeys = Pick<
  MediaSession,
  "metadata" | "playbackState" | "setActionHandler" | "setPositionState"
>;

export interface NowPlaying {
  readonly title: string;
  readonly artist: string;
  readonly pictureUrl: string | null;
}

/** Position changes above this many seconds count as a seek. */
const MOVED_SECONDS = 1.5;

/** Shows and controls the class from the lock screen, headsets, and media keys. */
export function registerMediaKeys(keys: MediaKeys | undefined, nowPlaying: NowPlaying): Companion {
  return (player) => {
    if (!keys) return () => undefined;
    keys.metadata = metadataOf(nowPlaying);
    const handlers = handlersOf(player);
    for (const [action, handler] of handlers) setHandler(keys, action, handler);
    const endWatch = reportPosition(keys, player);
    return () => {
      endWatch();
      for (const [action] of handlers) setHandler(keys, action, null);
      keys.metadata = null;
      keys.playbackState = "none";
    };
  };
}

function metadataOf({ title, artist, pictureUrl }: NowPlaying): MediaMetadata {
  const artwork = pictureUrl === null ? [] : [{ src: pictureUrl }];
  return new MediaMetadata({ title, artist, album: "Eightcount", artwork });
}

type Handler = [MediaSessionAction, MediaSessionActionHandler];

function handlersOf(player: Player): Handler[] {
  const by = (seconds: number) => player.seek(player.position() + seconds);
  return [
    ["play", () => player.play()],
    ["pause", () => player.pause()],
    ["seekbackward", ({ seekOffset }) => by(-(seekOffset ?? JOG_SECONDS))],
    ["seekforward", ({ seekOffset }) => by(seekOffset ?? JOG_SECONDS)],
    ["seekto", ({ seekTime }) => seekTime !== undefined && seekRemotely(player, seekTime)],
  ];
}

function seekRemotely(player: Player, seconds: number): void {
  if (shouldApplyRemoteSeek(player.position(), seconds)) player.seek(seconds);
}

function setHandler(
  keys: MediaKeys,
  action: MediaSessionAction,
  handler: MediaSessionActionHandler | null,
): void {
  try {
    keys.setActionHandler(action, handler);
  } catch {
    // The browser does not support this action. The others still work.
  }
}

/** The browser extrapolates the position, so only state changes and seeks are sent. */
function reportPosition(keys: MediaKeys, { store }: Player): () => void {
  let last = { key: "", at: 0 };
  const report = () => {
    const { isPlaying, speed, durationSeconds, positionSeconds } = store.get();
    const key = [isPlaying, speed, durationSeconds].join();
    const hasMoved = Math.abs(positionSeconds - last.at) > MOVED_SECONDS;
    const isReported = key === last.key && !hasMoved;
    last = { key: isReported ? last.key : key, at: positionSeconds };
    if (isReported || durationSeconds <= 0) return;
    keys.playbackState = isPlaying ? "playing" : "paused";
    keys.setPositionState({
      duration: durationSeconds,
      playbackRate: speed,
      position: Math.min(positionSeconds, durationSeconds),
    });
  };
  report();
  return store.subscribe(report);
}
