import { execFileSync } from "node:child_process";
import path from "node:path";
import { readArrows } from "./arrows";
import { storedChoices } from "./first-visit";
import { bypassingHands, journeySources } from "./hands";
import { misplaced } from "./places";
import { measureSizes } from "./sizes";

const root = path.resolve(__dirname, "../../../..");
const FOLDERS = ["client/src", "client/server", "gateway/src", "subgraphs", "packages"];
const MIN_MODULES = 300;
const MAX_MEDIAN = 60;
const SOURCE = /^(client\/(src|server|journeys)|gateway|subgraphs|packages|loadtests)\/.*\.tsx?$/;
// Tables of facts: one row a line, nothing to read as code.
const TABLES = /\/(country-table|content\/[a-z-]+|design\/tokens)\.ts$|\.d\.ts$/;

function sourceFiles(): string[] {
  const listed = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 1 << 26,
  });
  return listed
    .split("\n")
    .filter((file) => SOURCE.test(file) && !/__generated__|\/generated\//.test(file));
}

async function arrows(): Promise<string[]> {
  const config = path.join(root, ".dependency-cruiser.cjs");
  const { modules, violations } = await readArrows(root, FOLDERS, config);
  if (modules < MIN_MODULES) return [`only ${modules} modules were read: the arrows prove nothing`];
  return violations.map(({ rule, from, to, why }) => `${rule}: ${from} -> ${to}\n      ${why}`);
}

function sizes(files: readonly string[]): string[] {
  const report = measureSizes(
    root,
    files.filter((file) => !TABLES.test(file)),
  );
  const median =
    report.median > MAX_MEDIAN ? [`the median file has ${report.median} lines, over 60`] : [];
  return [...median, ...report.tooLong.map(({ file, lines }) => `${file}: ${lines} lines`)];
}

async function main(): Promise<void> {
  const files = sourceFiles();
  const journeys = journeySources(root, files);
  const reports: readonly [name: string, problems: string[]][] = [
    ["arrows", await arrows()],
    ["places", misplaced(files)],
    ["sizes", sizes(files)],
    ["hands", bypassingHands(journeys)],
    ["first visits", storedChoices(journeys)],
  ];
  for (const [name, problems] of reports) {
    process.stdout.write(`  ${problems.length === 0 ? "ok" : "FAILED"}  ${name}\n`);
    for (const problem of problems) process.stdout.write(`    ${problem}\n`);
  }
  process.exitCode = reports.some(([, problems]) => problems.length > 0) ? 1 : 0;
}

void main();
