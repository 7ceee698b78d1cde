import { readFileSync } from "node:fs";
import path from "node:path";

const DOCUMENT = path.resolve(__dirname, "../../../docs/ready-made-members.md");
const ROW = /^\|([^|]+)\|[^|]+\|$/;

/** Returns the kinds of members that the document's table names, in its order. */
export function readyMadeKinds(document = readFileSync(DOCUMENT, "utf8")): readonly string[] {
  const [head, , ...rows] = document
    .split("\n")
    .map((line) => ROW.exec(line)?.[1]?.trim())
    .filter((cell) => cell !== undefined);
  if (head !== "Kind" || rows.length === 0)
    throw new Error("no table of kinds in docs/ready-made-members.md");
  return rows.flatMap((cell) => cell.split(/,\s*/));
}
