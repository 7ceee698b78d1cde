import type { FilmPlan } from "../../content/film-plan";
import { vttTime } from "./captions";
import type { FilmManifest } from "./film-manifest";

export function thumbnailsOf(plan: FilmPlan, film: FilmManifest, folder: string): string {
  const { sprite, segments } = film;
  const size = `${sprite.tileWidth},${sprite.tileHeight}`;
  const cues = plan.entries.flatMap(({ phrase, startSeconds, durationSeconds }) => {
    const tiles = sprite.tiles[segments.findIndex((segment) => segment.phrase === phrase)] ?? [];
    const part = durationSeconds / tiles.length;
    return tiles.map(({ x, y }, i) => {
      const from = startSeconds + part * i;
      const place = `${folder}/${sprite.file}#xywh=${x},${y},${size}`;
      return `${vttTime(from)} --> ${vttTime(from + part)}\n${place}\n`;
    });
  });
  return `WEBVTT\n\n${cues.join("\n")}`;
}
