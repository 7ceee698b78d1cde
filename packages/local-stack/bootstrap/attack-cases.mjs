import path from "node:path";
import { root } from "./places.mjs";

/** Fewer cases than these, and a table has been lost. */
export const LEAST_CASES = 600;

/** Attacks that need no sign-up and no waiting, for the tests before every push. */
export const QUICK_ATTACKS =
  "/attacks/(graph-\\w+|subgraphs|smuggled-viewers|mass-assignment|production|tokens|cross-site[.\\w-]*|coverage/[.\\w-]+)\\.test\\.ts$";

/** Random attacks, tests of the suite itself, and comparisons of its tables with the product. */
const NOT_TABLES = /(^|\/)attacks\/(coverage|evidence|fuzz|planted)\//;

/** How many cases ran, file by file, in Jest's results. */
export function countCases(testResults) {
  const files = testResults.map(({ name, assertionResults }) => {
    const file = path.relative(root, name);
    const ran = assertionResults.filter(({ status }) => status === "passed" || status === "failed");
    return { file, cases: ran.length, isTable: !NOT_TABLES.test(file) };
  });
  return files.sort((one, other) => one.file.localeCompare(other.file));
}

/** The cases that come from tables of attacks. */
export const tableCases = (files) =>
  files.filter(({ isTable }) => isTable).reduce((sum, { cases }) => sum + cases, 0);

/** A line for each file, and the sum. */
export function describeCases(files) {
  const lines = files.map(({ file, cases }) => `${String(cases).padStart(6)}  ${file}`);
  return [...lines, `${String(tableCases(files)).padStart(6)}  cases of tables in all`].join("\n");
}
