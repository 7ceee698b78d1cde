import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { inRoot, workspaceOf } from "../bootstrap/paths.mjs";
import { textTable } from "../bootstrap/text-table.mjs";

// Prints the handwritten lines of each workspace and their share of comments.

const SOURCE = /\.(ts|tsx|mjs|cjs|sql)$/;
const GENERATED = /(^|\/)(generated|__generated__)\//;
const TEST =
  /\.(test|contract)\.tsx?$|^client\/journeys\/|^gateway\/(journeys|attacks)\/|\/bench\//;
/** A workspace's own test support. Packages under packages/ are shared and count as source. */
const TEST_SUPPORT = /^(client|gateway|subgraphs)\/.*\/testing\//;
const COMMENT = /^\s*(\/\/|\/?\*|--)/;

const placeOf = (file) => (file.includes("/") ? workspaceOf(file) : "(root)");

function measure(files) {
  const texts = files.map((file) => readFileSync(inRoot(file), "utf8").trimEnd().split("\n"));
  const lengths = texts.map((lines) => lines.length).sort((a, b) => a - b);
  const lines = lengths.reduce((sum, length) => sum + length, 0);
  const comments = texts.flat().filter((line) => COMMENT.test(line)).length;
  return {
    files: files.length,
    median: lengths[Math.floor(lengths.length / 2)] ?? 0,
    lines,
    comments,
  };
}

const share = (part, whole) => (whole === 0 ? "–" : `${((100 * part) / whole).toFixed(1)} %`);

const tracked = execFileSync("git", ["ls-files"], { cwd: inRoot(), encoding: "utf8" })
  .split("\n")
  .filter((file) => SOURCE.test(file) && !GENERATED.test(file));
const isTest = (file) => TEST.test(file) || TEST_SUPPORT.test(file);
const source = tracked.filter((file) => !isTest(file));
const tests = tracked.filter(isTest);

const workspaces = [...new Set(source.map(placeOf))].sort();
const rows = [...workspaces, "all"].map((name) => {
  const belongs = (file) => name === "all" || placeOf(file) === name;
  const { files, median, lines, comments } = measure(source.filter(belongs));
  const tested = measure(tests.filter(belongs));
  return [name, files, median, lines, share(comments, lines), tested.files, tested.lines];
});

const HEAD = ["", "files", "median", "lines", "comments", "test files", "test lines"];
process.stdout.write(`${textTable([HEAD, ...rows])}\n`);
