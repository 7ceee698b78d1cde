import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { ContentClass } from "../../content/content-class";
import { filmById } from "../../content/content-film";
import { classFolder } from "../../content/content-media";
import { choreographyOf } from "../choreography/choreography";
import { captionsOf } from "../media/captions";
import type { FilmManifest } from "../media/film-manifest";
import { playlistsOf } from "../media/playlist";
import { thumbnailsOf } from "../media/thumbnails";

/** Stored as `class.json` next to a class's playlists. Names their film. */
export interface ClassMedia {
  readonly classId: string;
  readonly filmFolder: string;
  readonly trailer: string;
  /** Changes with the inputs of the files next to it. */
  readonly stamp: string;
}

const SUMMARY = "class.json";

export async function findClassMedia(
  mediaDir: string,
  classId: string,
): Promise<ClassMedia | undefined> {
  try {
    const file = path.join(mediaDir, classFolder(classId), SUMMARY);
    return JSON.parse(await readFile(file, "utf8")) as ClassMedia;
  } catch {
    return undefined;
  }
}

/** Identifies the film and timeline of a class's media. */
export function classStamp({ plans, media }: ContentClass, film: FilmManifest): string {
  const made = JSON.stringify([film, plans, media.isManifestMissing]);
  return createHash("sha1").update(made).digest("hex").slice(0, 10);
}

async function writePart(
  draft: string,
  danceClass: ContentClass,
  part: { index: number; film: FilmManifest; folder: string },
): Promise<void> {
  const plan = danceClass.plans[part.index];
  if (!plan) return;
  const { style, seed } = filmById(danceClass.filmId);
  const home = path.join(draft, part.index === 0 ? "" : `part-${part.index + 1}`);
  await mkdir(home, { recursive: true });
  const files = [
    ...(danceClass.media.isManifestMissing ? [] : playlistsOf(plan, part.film, part.folder)),
    { name: "captions.vtt", text: captionsOf(plan, choreographyOf(style, seed)) },
    { name: "sprite.vtt", text: thumbnailsOf(plan, part.film, part.folder) },
  ];
  for (const { name, text } of files) await writeFile(path.join(home, name), text);
}

/** Classes of one film start their previews at different eight-counts. */
function trailerFor({ id }: ContentClass, { trailers }: FilmManifest): string {
  const number = Number.parseInt(id.slice(0, 8), 16);
  return trailers[number % trailers.length] ?? "";
}

async function writeDraft(
  draft: string,
  danceClass: ContentClass,
  film: FilmManifest,
): Promise<void> {
  const folder = `${film.filmId}-${film.stamp}`;
  for (const [index] of danceClass.plans.entries()) {
    const up = index === 0 ? "" : "../";
    await writePart(draft, danceClass, { index, film, folder: `${up}film/${folder}` });
  }
  const media: ClassMedia = {
    classId: danceClass.id,
    filmFolder: folder,
    trailer: trailerFor(danceClass, film),
    stamp: classStamp(danceClass, film),
  };
  await writeFile(path.join(draft, SUMMARY), JSON.stringify(media));
}

/** Replaces files one at a time, the summary last, so that playback never finds one missing. */
async function publish(draft: string, target: string): Promise<void> {
  const entries = await readdir(draft, { withFileTypes: true, recursive: true });
  const files = entries.filter((entry) => entry.isFile());
  files.sort((a, b) => Number(a.name === SUMMARY) - Number(b.name === SUMMARY));
  for (const file of files) {
    const home = path.join(target, path.relative(draft, file.parentPath));
    await mkdir(home, { recursive: true });
    await rename(path.join(file.parentPath, file.name), path.join(home, file.name));
  }
}

/** All paths are below the class's own `film/<folder>/`, which its signed cookies cover. */
export async function writeClassMedia(
  mediaDir: string,
  danceClass: ContentClass,
  film: FilmManifest,
): Promise<void> {
  const target = path.join(mediaDir, classFolder(danceClass.id));
  const draft = `${target}.draft`;
  await rm(draft, { recursive: true, force: true });
  try {
    await writeDraft(draft, danceClass, film);
    await publish(draft, target);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}
