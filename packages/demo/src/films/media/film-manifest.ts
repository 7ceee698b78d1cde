import type { View } from "../stage/set";
import type { ByteRange } from "./fmp4";
import type { FilmSegment } from "./segment";

export interface MediaTrack {
  readonly file: string;
  readonly codec: string;
  readonly init: ByteRange;
  /** In the order of the film's segments. Back views have no title cards. */
  readonly segments: readonly ByteRange[];
}

export interface VideoTrack extends MediaTrack {
  readonly width: number;
  readonly height: number;
}

export interface SpriteTile {
  readonly x: number;
  readonly y: number;
}

/** Two tiles per eight-count, one per half. */
export interface SpriteSheet {
  readonly file: string;
  readonly tileWidth: number;
  readonly tileHeight: number;
  readonly tiles: readonly (readonly SpriteTile[])[];
}

/** Stored as `film.json` next to the film's files. */
export interface FilmManifest {
  readonly filmId: string;
  readonly stamp: string;
  readonly segments: readonly FilmSegment[];
  readonly audio: MediaTrack;
  readonly video: Readonly<Record<View, readonly VideoTrack[]>>;
  readonly sprite: SpriteSheet;
  /** Muted previews, one per starting eight-count. */
  readonly trailers: readonly string[];
}
