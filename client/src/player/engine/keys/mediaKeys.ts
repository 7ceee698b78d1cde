import type { Companion, Player } from "../player";
import { JOG_SECONDS, shouldApplyRemoteSeek } from "../playerControls";

/** What the lock screen, a headset or a media key shows and presses. */
export type MediaKeys = Pick<
  MediaSession,
  "metadata" | "playbackState" | "setActionHandler" | "setPositionState"
>;

export interface ShownClass {
  readonly title: string;
  /** Who teaches it, and where it is from. */
  readonly artist: string;
  /** A picture of the class; null when there is none. */
  readonly pictureUrl: string | null;
}

/** A jump in position that is more than playing on, seconds. */
const MOVED_SECONDS = 1.5;

/** Lets the class be seen and steered from outside the page. */
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

// A browser throws at an action it does not know; the others still work.
function setHandler(
  keys: MediaKeys,
  action: MediaSessionAction,
  handler: MediaSessionActionHandler | null,
): void {
  try {
    keys.setActionHandler(action, handler);
  } catch {
    // Not every browser has every key.
  }
}

/** The position runs by itself between two tellings, so only turns are told. */
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
