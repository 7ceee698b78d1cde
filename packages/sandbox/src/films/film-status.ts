import { existsSync } from "node:fs";
import path from "node:path";
import { classFolder } from "../content/content-media";
import { readReport } from "./render/render-report";

export type FilmStatus = "ready" | "rendering" | "missing";

/**
 * Whether a class can be played: `ready` when its playlists are there, `rendering` while a render
 * is running that will write them, `missing` when nobody is. A class whose manifest is missing on
 * purpose is ready: nothing more will come.
 */
export function filmStatus(mediaDir: string, classId: string): FilmStatus {
  if (existsSync(path.join(mediaDir, classFolder(classId), "class.json"))) return "ready";
  return readReport(mediaDir) ? "rendering" : "missing";
}
