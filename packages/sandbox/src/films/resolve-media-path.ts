import { readFileSync } from "node:fs";
import path from "node:path";
import { danceClasses } from "../content/content-class";
import { imagePath } from "../content/content-image";
import { classFolder } from "../content/content-media";
import type { ClassMedia } from "./render/class-media";

/** Committed pictures of this package. */
const assets = path.resolve(__dirname, "../../assets");

/** One level of a media address: no dots first, nothing that could leave the folder. */
const LEVEL = /^[A-Za-z0-9][A-Za-z0-9._-]*$/;

function classMedia(mediaDir: string, classId: string): ClassMedia | undefined {
  try {
    const file = path.join(mediaDir, classFolder(classId), "class.json");
    return JSON.parse(readFileSync(file, "utf8")) as ClassMedia;
  } catch {
    return undefined;
  }
}

function posterOf(classId: string): string | undefined {
  const danceClass = danceClasses.find(({ id }) => id === classId);
  return danceClass && path.join(assets, imagePath.danceClass(danceClass.slug, 1280));
}

function resolveClassFile(
  mediaDir: string,
  [classId = "", ...rest]: readonly string[],
): string | undefined {
  const inPart = /^part-\d+$/.test(rest[0] ?? "") ? rest.slice(1) : rest;
  const [first = "", folder = "", file = ""] = inPart;
  if (inPart.length === 1 && first === "poster.webp") return posterOf(classId);
  if (inPart.length === 1 && first === "trailer.mp4") {
    const media = classMedia(mediaDir, classId);
    return media && path.join(mediaDir, "films", media.filmFolder, media.trailer);
  }
  if (inPart.length === 3 && first === "film") {
    const film = danceClasses.find(({ id }) => id === classId)?.filmId;
    const isOwn = film !== undefined && folder.replace(/-[0-9a-f]{10}$/, "") === film;
    return isOwn ? path.join(mediaDir, "films", folder, file) : undefined;
  }
  if (inPart.length !== 1) return undefined;
  return path.join(mediaDir, "classes", classId, ...rest);
}

/**
 * The file behind an address below `/media/` (`classes/…` or `images/…`), whether it exists or not;
 * undefined for any other address. A class reaches the files of its own film only, because its
 * signed cookies are checked against its address.
 */
export function resolveMediaPath(mediaDir: string, urlPath: string): string | undefined {
  const levels = urlPath.replace(/^\/?(media\/)?/, "").split("/");
  if (!levels.every((level) => LEVEL.test(level))) return undefined;
  const [kind, ...rest] = levels;
  if (kind === "images") return path.join(assets, ...levels);
  return kind === "classes" ? resolveClassFile(mediaDir, rest) : undefined;
}
