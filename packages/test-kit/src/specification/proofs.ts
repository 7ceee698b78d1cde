import { readFileSync } from "node:fs";
import path from "node:path";
import { citedIds } from "./cited-ids";
import { listFiles } from "./list-files";
import { type Section, specifiedSections } from "./specified-lines";
import { testTitles } from "./test-titles";

export type Citations = ReadonlyMap<string, readonly string[]>;

export interface TestSource {
  readonly file: string;
  readonly text: string;
}

const TEST = /\.(test\.tsx?|contract\.ts)$/;

export const testSources = (root: string, listed = listFiles(root)): readonly TestSource[] =>
  listed
    .filter((file) => TEST.test(file))
    .map((file) => ({ file, text: readFileSync(path.join(root, file), "utf8") }));

export function citations(sources: readonly TestSource[]): Citations {
  const cited = new Map<string, readonly string[]>();
  for (const { file, text } of sources) {
    const ids = new Set(testTitles(file, text).flatMap(citedIds));
    for (const id of ids) cited.set(id, [...(cited.get(id) ?? []), file]);
  }
  return cited;
}

export function unlistedIds(sections: readonly Section[], cited: Citations): readonly string[] {
  const listed = new Set(sections.flatMap(({ ids }) => ids));
  const families = new Set([...listed].map(familyOf));
  return [...cited]
    .filter(([id]) => families.has(familyOf(id)) && !listed.has(id))
    .map(([id, files]) => `${files[0]}: ${id} is not a line of the specification`);
}

export const unlistedIn = (root: string, listed: readonly string[]): readonly string[] =>
  unlistedIds(specifiedSections(root), citations(testSources(root, listed)));

const familyOf = (id: string): string => id.split("-")[0] ?? "";
