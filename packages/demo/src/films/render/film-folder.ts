import { mkdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import type { ContentFilm } from "../../content/content-film";
import type { FilmManifest } from "../media/film-manifest";
import type { MasterHeight } from "../media/rendition";
import { filmSegments } from "../media/segment";
import { filmStamp } from "./film-stamp";
import type { AudioResult, FilmTask, RunTask, TaskResult, ViewResult } from "./film-task";
import { RenderError } from "./task-pool";

export interface FilmForm {
  readonly film: ContentFilm;
  readonly height: MasterHeight;
}

/** Folder below the media folder. Its name changes with the film's content. */
export function filmFolder({ film, height }: FilmForm): string {
  return path.join("films", `${film.id}-${filmStamp(film, height)}`);
}

function leastSizes({ audio, video, sprite, trailers }: FilmManifest): readonly [string, number][] {
  const tracks = [audio, ...video.front, ...video.back];
  return [
    ...tracks.map(({ file, segments }): [string, number] => [
      file,
      Math.max(...segments.map(({ offset, length }) => offset + length)),
    ]),
    ...[sprite.file, ...trailers].map((file): [string, number] => [file, 1]),
  ];
}

async function isWhole(folder: string, manifest: FilmManifest): Promise<boolean> {
  const sizes = leastSizes(manifest).map(
    async ([file, least]) => (await stat(path.join(folder, file))).size >= least,
  );
  return (await Promise.all(sizes)).every(Boolean);
}

/** Undefined if the film is missing or damaged, for example after a power failure. */
export async function findFilm(
  mediaDir: string,
  form: FilmForm,
): Promise<FilmManifest | undefined> {
  try {
    const folder = path.join(mediaDir, filmFolder(form));
    const text = await readFile(path.join(folder, "film.json"), "utf8");
    const manifest = JSON.parse(text) as FilmManifest;
    return (await isWhole(folder, manifest)) ? manifest : undefined;
  } catch {
    return undefined;
  }
}

export interface RenderTools {
  readonly mediaDir: string;
  readonly ffmpeg: string;
  readonly run: RunTask;
}

/** Waits for all tasks. Reports a full disk first, because it causes the other errors. */
async function runAll(run: RunTask, tasks: readonly FilmTask[]): Promise<readonly TaskResult[]> {
  const settled = await Promise.allSettled(tasks.map((task) => run(task)));
  const reasons = settled.flatMap((one) => (one.status === "rejected" ? [one.reason] : []));
  const isFull = (reason: unknown) => reason instanceof RenderError && reason.isDiskFull;
  if (reasons.length > 0) throw reasons.find(isFull) ?? reasons[0];
  return settled.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
}

async function renderInto(
  folder: string,
  form: FilmForm,
  tools: RenderTools,
): Promise<FilmManifest> {
  const { film, height } = form;
  const job = { film, folder, ffmpeg: tools.ffmpeg };
  const [front, back, audio] = (await runAll(tools.run, [
    { ...job, kind: "view", view: "front", height },
    { ...job, kind: "view", view: "back", height },
    { ...job, kind: "audio" },
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

/** Renames the draft folder when complete, so that an existing folder is always complete. */
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
    // An ffmpeg whose thread was stopped may still be writing its last file.
    await rm(draft, { recursive: true, force: true, maxRetries: 3 }).catch(() => undefined);
    throw error;
  }
}
