import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

export const SPECIFICATION = "docs/specification";

const LINE = /^- ((?:[A-Z]+-)+(?:\d+[a-z]?|STYLEORDER)) /gm;
const NOT_SECTIONS = new Set(["README.md", "proofs.md", "resolutions.md"]);

export interface Section {
  readonly name: string;
  readonly ids: readonly string[];
}

export function specifiedSections(root: string): readonly Section[] {
  const folder = path.join(root, SPECIFICATION);
  return readdirSync(folder)
    .filter((file) => file.endsWith(".md") && !NOT_SECTIONS.has(file))
    .sort()
    .map((file) => ({
      name: path.parse(file).name,
      ids: idsOf(readFileSync(path.join(folder, file), "utf8")),
    }));
}

const idsOf = (text: string): readonly string[] =>
  [...text.matchAll(LINE)].map(([, id = ""]) => id);
