import type { View } from "../stage/set";
import type { ByteRange } from "./fmp4";
import type { FilmSegment } from "./segment";

/** A media file of a film and where its segments are. */
export interface MediaTrack {
  readonly file: string;
  readonly codec: string;
  readonly init: ByteRange;
  /** In the order of the film's segments; a back view stops before the cards. */
  readonly segments: readonly ByteRange[];
}

export interface VideoTrack extends MediaTrack {
  readonly width: number;
  readonly height: number;
}

/** A thumbnail on the film's sprite sheet. */
export interface SpriteTile {
  readonly x: number;
  readonly y: number;
}

/** What the sprite sheet shows: two tiles per eight-count, one per half. */
export interface SpriteSheet {
  readonly file: string;
  readonly tileWidth: number;
  readonly tileHeight: number;
  /** Tiles of each segment. */
  readonly tiles: readonly (readonly SpriteTile[])[];
}

/** Everything a class needs to know about a rendered film; kept as `film.json` beside its files. */
export interface FilmManifest {
  readonly filmId: string;
  readonly stamp: string;
  readonly segments: readonly FilmSegment[];
  readonly audio: MediaTrack;
  readonly video: Readonly<Record<View, readonly VideoTrack[]>>;
  readonly sprite: SpriteSheet;
  /** Plain muted previews, one per starting eight-count. */
  readonly trailers: readonly string[];
}
