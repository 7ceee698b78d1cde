import path from "node:path";
import { readImportRules } from "./import-rules";
import { sourceProblems } from "./sources";

const root = path.resolve(__dirname, "../../../..");
const FOLDERS = ["client/src", "client/server", "gateway/src", "subgraphs", "packages"];
const MIN_MODULES = 300;

async function importRules(): Promise<string[]> {
  const config = path.join(root, ".dependency-cruiser.cjs");
  const { modules, violations } = await readImportRules(root, FOLDERS, config);
  if (modules < MIN_MODULES)
    return [`only ${modules} modules were read, so the import rules were not checked`];
  return violations.map(({ rule, from, to, why }) => `${rule}: ${from} -> ${to}\n      ${why}`);
}

async function main(): Promise<void> {
  const reports = [["import rules", await importRules()] as const, ...sourceProblems(root)];
  for (const [name, problems] of reports) {
    process.stdout.write(`  ${problems.length === 0 ? "ok" : "FAILED"}  ${name}\n`);
    for (const problem of problems) process.stdout.write(`    ${problem}\n`);
  }
  process.exitCode = reports.some(([, problems]) => problems.length > 0) ? 1 : 0;
}

void main();
