import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";

export interface MediaFolders {
  /** Contains `classes/<id>/` and `films/<folder>/`, written by the renderer. */
  readonly media: string;
  /** Contains `images/` and `posters.json`, which maps each class to its poster. */
  readonly pictures: string;
}

/** One path segment without a leading dot or any character that could leave the folder. */
const LEVEL = /^[A-Za-z0-9][A-Za-z0-9._-]*$/;

/** `class.json` next to a class's playlists, which names their film. */
const classSummary = z.object({
  filmFolder: z.string().regex(LEVEL),
  trailer: z.string().regex(LEVEL),
});

const posterIndex = z.record(z.string(), z.string());

function readJson<T>(file: string, shape: z.ZodType<T>): T | undefined {
  try {
    return shape.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return undefined;
  }
}

/** A film's folder is its id plus a content hash, which changes when the film is redrawn. */
const filmIn = (folder: string) => folder.replace(/-[0-9a-f]{10}$/, "");

function resolveClassFile(
  { media, pictures }: MediaFolders,
  [classId = "", ...rest]: readonly string[],
): string | undefined {
  const inPart = /^part-\d+$/.test(rest[0] ?? "") ? rest.slice(1) : rest;
  const [first = "", folder = "", file = ""] = inPart;
  const summary = () => readJson(path.join(media, "classes", classId, "class.json"), classSummary);
  if (inPart.length === 1 && first === "poster.webp") {
    const poster = readJson(path.join(pictures, "posters.json"), posterIndex)?.[classId];
    return poster && path.join(pictures, poster);
  }
  if (inPart.length === 1 && first === "trailer.mp4") {
    const known = summary();
    return known && path.join(media, "films", known.filmFolder, known.trailer);
  }
  if (inPart.length === 3 && first === "film") {
    const known = summary();
    const isOwn = known !== undefined && filmIn(folder) === filmIn(known.filmFolder);
    return isOwn ? path.join(media, "films", folder, file) : undefined;
  }
  if (inPart.length !== 1) return undefined;
  return path.join(media, "classes", classId, ...rest);
}

/** A class only reaches its own film, because its signed cookies cover its own address. */
export function resolveMediaPath(folders: MediaFolders, urlPath: string): string | undefined {
  const levels = urlPath.replace(/^\/?(media\/)?/, "").split("/");
  if (!levels.every((level) => LEVEL.test(level))) return undefined;
  const [kind, ...rest] = levels;
  if (kind === "images") return path.join(folders.pictures, ...levels);
  return kind === "classes" ? resolveClassFile(folders, rest) : undefined;
}
