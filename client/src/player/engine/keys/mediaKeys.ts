import type { Companion, Player } from "../player";
import { JOG_SECONDS, shouldApplyRemoteSeek } from "../playerControls";

export type MediaKeys = Pick<
  MediaSession,
  "metadata" | "playbackState" | "setActionHandler" | "setPositionState"
>;

export interface ShownClass {
  readonly title: string;
  /** Instructor's name. */
  readonly artist: string;
  readonly pictureUrl: string | null;
}

/** Position changes above this many seconds count as a seek. */
const MOVED_SECONDS = 1.5;

/** Shows and controls the class from the lock screen, headsets, and media keys. */
export function offerMediaKeys(keys: MediaKeys | undefined, shown: ShownClass): Companion {
  return (player) => {
    if (!keys) return () => undefined;
    keys.metadata = metadataOf(shown);
    const handlers = handlersOf(player);
    for (const [action, handler] of handlers) setHandler(keys, action, handler);
    const endWatch = tellPosition(keys, player);
    return () => {
      endWatch();
      for (const [action] of handlers) setHandler(keys, action, null);
      keys.metadata = null;
      keys.playbackState = "none";
    };
  };
}

function metadataOf({ title, artist, pictureUrl }: ShownClass): MediaMetadata {
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
    ["seekto", ({ seekTime }) => seekTime !== undefined && seekFromOutside(player, seekTime)],
  ];
}

function seekFromOutside(player: Player, seconds: number): void {
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
function tellPosition(keys: MediaKeys, { store }: Player): () => void {
  let told = { key: "", at: 0 };
  const tell = () => {
    const { isPlaying, speed, durationSeconds, positionSeconds } = store.get();
    const key = [isPlaying, speed, durationSeconds].join();
    const hasMoved = Math.abs(positionSeconds - told.at) > MOVED_SECONDS;
    const isTold = key === told.key && !hasMoved;
    told = { key: isTold ? told.key : key, at: positionSeconds };
    if (isTold || durationSeconds <= 0) return;
    keys.playbackState = isPlaying ? "playing" : "paused";
    keys.setPositionState({
      duration: durationSeconds,
      playbackRate: speed,
      position: Math.min(positionSeconds, durationSeconds),
    });
  };
  tell();
  return store.subscribe(tell);
}
