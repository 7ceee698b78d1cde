import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** Where the specification lies in a checkout. */
export const SPECIFICATION = "docs/specification";

const LINE = /^- ((?:[A-Z]+-)+(?:\d+[a-z]?|STYLEORDER)) /gm;
const NOT_SECTIONS = new Set(["README.md", "proofs.md", "resolutions.md"]);

/** A section of the specification and the ids of its lines, in their order. */
export interface Section {
  /** File name without its ending, such as `progress`. */
  readonly name: string;
  readonly ids: readonly string[];
}

/** Reads the sections of the specification in the checkout at `root`. */
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
