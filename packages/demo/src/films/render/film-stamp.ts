import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { type ContentFilm, FRAMES_PER_SECOND } from "../../content/content-film";
import { styles } from "../../content/content-style";
import { sectionRules } from "../../content/film-section";
import type { MasterHeight } from "../media/rendition";
import { filmSegments } from "../media/segment";

function sourcesBelow(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /(?<!\.test|\.d)\.[jt]s$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

let generator: string | undefined;

/** Hashes the renderer's files on disk, so even a changed comment renders all films again. */
function generatorHash(): string {
  if (generator) return generator;
  const hash = createHash("sha1");
  const films = path.resolve(__dirname, "..");
  for (const file of [...sourcesBelow(films), ...sourcesBelow(path.resolve(films, "../artwork"))]) {
    hash.update(path.relative(films, file)).update(readFileSync(file));
  }
  generator = hash.digest("hex");
  return generator;
}

/** Changes whenever the film's rendered bytes could change. */
export function filmStamp(film: ContentFilm, height: MasterHeight): string {
  const style = styles.find((candidate) => candidate.name === film.style);
  const cards = Object.values(sectionRules).map(({ heading, subtitle }) => [heading, subtitle]);
  return createHash("sha1")
    .update(generatorHash())
    .update(JSON.stringify([film, filmSegments(film), FRAMES_PER_SECOND, style, cards, height]))
    .digest("hex")
    .slice(0, 10);
}
