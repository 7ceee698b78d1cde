import type { ContentFilm } from "../../content/content-film";
import type { MediaTrack, SpriteSheet, VideoTrack } from "../media/film-manifest";
import type { MasterHeight } from "../media/rendition";
import type { View } from "../stage/set";

interface Job {
  readonly film: ContentFilm;
  readonly folder: string;
  readonly ffmpeg: string;
}

export interface ViewTask extends Job {
  readonly kind: "view";
  readonly view: View;
  readonly height: MasterHeight;
}

export interface AudioTask extends Job {
  readonly kind: "audio";
}

/** Plain data, which can be posted to a thread. */
export type FilmTask = ViewTask | AudioTask;

export interface ViewResult {
  readonly kind: "view";
  readonly view: View;
  readonly tracks: readonly VideoTrack[];
  readonly sprite?: SpriteSheet;
  readonly trailers: readonly string[];
}

export interface AudioResult {
  readonly kind: "audio";
  readonly track: MediaTrack;
}

export type TaskResult = ViewResult | AudioResult;

export type RunTask = (task: FilmTask) => Promise<TaskResult>;
