import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";

/** The folders that the media origin serves. */
export interface MediaFolders {
  /** Holds `classes/<id>/` and `films/<folder>/`, as the renderer writes them. */
  readonly media: string;
  /** Holds `images/` and `posters.json`, which names the poster of each class. */
  readonly pictures: string;
}

/** One level of a media address: no leading dot, and no character that could leave the folder. */
const LEVEL = /^[A-Za-z0-9][A-Za-z0-9._-]*$/;

/** `class.json` next to a class's playlists: the film that they play. */
const classSummary = z.object({
  filmFolder: z.string().regex(LEVEL),
  trailer: z.string().regex(LEVEL),
});

/** Paths of pictures by the class's id. */
const posterIndex = z.record(z.string(), z.string());

function readJson<T>(file: string, shape: z.ZodType<T>): T | undefined {
  try {
    return shape.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return undefined;
  }
}

/** A film's folder is its id and a stamp of its content, which changes when it is drawn again. */
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

/**
 * Returns the file behind an address below `/media/` (`classes/…` or `images/…`), whether or not it
 * exists, and undefined for any other address. A class reaches the files of its own film only,
 * because its signed cookies are checked against its address.
 */
export function resolveMediaPath(folders: MediaFolders, urlPath: string): string | undefined {
  const levels = urlPath.replace(/^\/?(media\/)?/, "").split("/");
  if (!levels.every((level) => LEVEL.test(level))) return undefined;
  const [kind, ...rest] = levels;
  if (kind === "images") return path.join(folders.pictures, ...levels);
  return kind === "classes" ? resolveClassFile(folders, rest) : undefined;
}
