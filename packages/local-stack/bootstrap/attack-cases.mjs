import path from "node:path";
import { root } from "./paths.mjs";

/** A run with fewer cases has lost a table. */
export const MIN_CASES = 600;

/** Attacks without sign-ups or waiting, for the tests before every push. */
export const QUICK_ATTACKS =
  "/attacks/(graph-\\w+|subgraphs|smuggled-viewers|mass-assignment|production|tokens|cross-site[.\\w-]*|coverage/[.\\w-]+|planted/texts)\\.test\\.ts$";

const NOT_TABLES = /(^|\/)attacks\/(coverage|evidence|fuzz|planted)\//;

export function countCases(testResults) {
  const files = testResults.map(({ name, assertionResults }) => {
    const file = path.relative(root, name);
    const ran = assertionResults.filter(({ status }) => status === "passed" || status === "failed");
    return { file, cases: ran.length, isTable: !NOT_TABLES.test(file) };
  });
  return files.sort((one, other) => one.file.localeCompare(other.file));
}

export const tableCases = (files) =>
  files.filter(({ isTable }) => isTable).reduce((sum, { cases }) => sum + cases, 0);

export function describeCases(files) {
  const lines = files.map(({ file, cases }) => `${String(cases).padStart(6)}  ${file}`);
  return [...lines, `${String(tableCases(files)).padStart(6)}  table cases in total`].join("\n");
}
