import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { ContentFilm } from "../../content/content-film";
import type { FilmManifest } from "../media/film-manifest";
import type { MasterHeight } from "../media/rendition";
import { filmSegments } from "../media/segment";
import { filmStamp } from "./film-stamp";
import type { AudioResult, RunTask, ViewResult } from "./film-task";

/** A film in one form: what to draw and where it is kept. */
export interface FilmForm {
  readonly film: ContentFilm;
  readonly height: MasterHeight;
}

/** Folder of a form below the media folder; its name changes with its content. */
export function filmFolder({ film, height }: FilmForm): string {
  return path.join("films", `${film.id}-${filmStamp(film, height)}`);
}

/** The manifest of a form that has been rendered, undefined when it has not. */
export async function findFilm(
  mediaDir: string,
  form: FilmForm,
): Promise<FilmManifest | undefined> {
  try {
    const file = path.join(mediaDir, filmFolder(form), "film.json");
    return JSON.parse(await readFile(file, "utf8")) as FilmManifest;
  } catch {
    return undefined;
  }
}

/** What rendering needs besides the form. */
export interface RenderTools {
  readonly mediaDir: string;
  readonly ffmpeg: string;
  readonly run: RunTask;
}

async function renderInto(
  folder: string,
  form: FilmForm,
  tools: RenderTools,
): Promise<FilmManifest> {
  const { film, height } = form;
  const job = { film, folder, ffmpeg: tools.ffmpeg };
  const [front, back, audio] = (await Promise.all([
    tools.run({ ...job, kind: "view", view: "front", height }),
    tools.run({ ...job, kind: "view", view: "back", height }),
    tools.run({ ...job, kind: "audio" }),
  ])) as [ViewResult, ViewResult, AudioResult];
  if (!front.sprite) throw new Error(`Film ${film.id} came without thumbnails`);
  return {
    filmId: film.id,
    stamp: filmStamp(film, height),
    segments: filmSegments(film),
    audio: audio.track,
    video: { front: front.tracks, back: back.tracks },
    sprite: front.sprite,
    trailers: front.trailers,
  };
}

/**
 * Renders a form beside its final place and moves it there when it is whole: whoever finds a folder
 * finds a complete film, also after a crash.
 */
export async function renderFilm(form: FilmForm, tools: RenderTools): Promise<FilmManifest> {
  const target = path.join(tools.mediaDir, filmFolder(form));
  const draft = `${target}.draft`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true });
  try {
    const manifest = await renderInto(draft, form, tools);
    await writeFile(path.join(draft, "film.json"), JSON.stringify(manifest));
    await rm(target, { recursive: true, force: true });
    await rename(draft, target);
    return manifest;
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}
