import { readFileSync } from "node:fs";
import path from "node:path";
import { pastHands } from "./past-hands";
import { syntaxTree, walk } from "./syntax-tree";

export interface JourneySource {
  readonly file: string;
  readonly text: string;
}

const JOURNEY = /^client\/journeys\/(?!hands\/).+\.ts$/;
const ALLOWED = /\/\/ allowed\b:?\s*(.*)$/;
const MAX_ALLOWED = 5;
const MIN_FILES = 20;

export function journeySources(root: string, files: readonly string[]): readonly JourneySource[] {
  return files
    .filter((file) => JOURNEY.test(file))
    .map((file) => ({ file, text: readFileSync(path.join(root, file), "utf8") }));
}

export function bypassingHands(sources: readonly JourneySource[], minFiles = MIN_FILES): string[] {
  if (sources.length < minFiles) return [`only ${sources.length} journeys were read`];
  const reports = sources.map(read);
  const allowed = reports.reduce((sum, report) => sum + report.allowed, 0);
  const tooMany =
    allowed > MAX_ALLOWED ? [`${allowed} actions are allowed, more than ${MAX_ALLOWED}`] : [];
  return [...reports.flatMap(({ problems }) => problems), ...tooMany];
}

function read({ file, text }: JourneySource): { problems: string[]; allowed: number } {
  const lines = text.split("\n");
  const reasons = new Map<number, string>();
  for (const [index, line] of lines.entries()) {
    const reason = ALLOWED.exec(line)?.[1];
    if (reason !== undefined) reasons.set(index + 1, reason.trim());
  }
  const found = new Map<number, string>();
  const { program, lineOf } = syntaxTree(text);
  walk(program, (node) => {
    for (const { node: at, what } of pastHands(node)) found.set(lineOf(at), what);
  });
  const refused = [...found].filter(([line]) => !reasons.has(line));
  const unused = [...reasons.keys()].filter((line) => !found.has(line));
  const bare = [...reasons].filter(([, reason]) => reason === "").map(([line]) => line);
  return {
    allowed: reasons.size,
    problems: [
      ...refused.map(([line, what]) => `${file}:${line}: ${what} bypasses the hands`),
      ...unused.map((line) => `${file}:${line}: the exception is not needed`),
      ...bare.map((line) => `${file}:${line}: the exception has no reason`),
    ],
  };
}
