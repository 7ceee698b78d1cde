import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { citedIds } from "./cited-ids";
import { type Section, specifiedSections } from "./specified-lines";
import { testTitles } from "./test-titles";

export type Citations = ReadonlyMap<string, readonly string[]>;

export interface TestSource {
  readonly file: string;
  readonly text: string;
}

export function testSources(root: string): readonly TestSource[] {
  const listed = execFileSync(
    "git",
    ["ls-files", "-co", "--exclude-standard", "*.test.ts", "*.test.tsx", "*.contract.ts"],
    { cwd: root, encoding: "utf8", maxBuffer: 1 << 26 },
  );
  return [...new Set(listed.trim().split("\n"))]
    .filter((file) => existsSync(path.join(root, file)))
    .sort()
    .map((file) => ({ file, text: readFileSync(path.join(root, file), "utf8") }));
}

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

export const unlistedIn = (root: string): readonly string[] =>
  unlistedIds(specifiedSections(root), citations(testSources(root)));

/** Returns `VIEW` for `VIEW-PROG-05`. */
const familyOf = (id: string): string => id.split("-")[0] ?? "";
