import type { ContentFilm } from "../../content/content-film";
import type { MediaTrack, SpriteSheet, VideoTrack } from "../media/film-manifest";
import type { MasterHeight } from "../media/rendition";
import type { View } from "../stage/set";

interface Job {
  readonly film: ContentFilm;
  /** Where the files go; must exist. */
  readonly folder: string;
  readonly ffmpeg: string;
}

/** Draws and encodes one camera angle. */
export interface ViewTask extends Job {
  readonly kind: "view";
  readonly view: View;
  readonly height: MasterHeight;
}

/** Plays and encodes the music. */
export interface AudioTask extends Job {
  readonly kind: "audio";
}

/** Work for one worker; plain data, so that it can be posted to a thread. */
export type FilmTask = ViewTask | AudioTask;

export interface ViewResult {
  readonly kind: "view";
  readonly view: View;
  readonly tracks: readonly VideoTrack[];
  /** Only of the front. */
  readonly sprite?: SpriteSheet;
  readonly trailers: readonly string[];
}

export interface AudioResult {
  readonly kind: "audio";
  readonly track: MediaTrack;
}

export type TaskResult = ViewResult | AudioResult;

/** Does a task; the worker's whole job. */
export type RunTask = (task: FilmTask) => Promise<TaskResult>;
