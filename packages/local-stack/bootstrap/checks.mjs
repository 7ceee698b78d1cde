import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { buildBrowserClient } from "./browser-client.mjs";
import { withBuildLock } from "./build-lock.mjs";
import { inRoot } from "./paths.mjs";
import { ProgramFailed, runProgram } from "./run-program.mjs";
import { regenerateSchemas, SCHEMA_STEPS } from "./schemas.mjs";

const bin = (name, script, args) => () =>
  runProgram({ name, args: [inRoot("node_modules", script), ...args] });

// Production exports that only tests import. The test kit is left out, because it imports many.
const PRODUCTION = [
  "client",
  "gateway",
  "subgraphs/*",
  ...["contracts", "demo", "local-stack", "rules", "sandbox", "service-kit"].map(
    (name) => `packages/${name}`,
  ),
];
const UNUSED_EXPORTS = [
  ...["--production", "--include", "exports,types"],
  ...PRODUCTION.flatMap((workspace) => ["--workspace", workspace]),
];

const BENCHMARKS = [
  "subgraphs/viewing/bench",
  "subgraphs/catalogue/bench",
  "gateway/bench",
  "client/bench",
];

const SOURCE_RULES = "packages/test-kit/dist/checks/main.js";

const checks = [
  ["Lint and format", bin("biome", "@biomejs/biome/bin/biome", ["check", "."])],
  ["Client types", bin("tsc", "typescript/bin/tsc", ["-p", "client/tsconfig.json"])],
  ["Client server types", bin("tsc", "typescript/bin/tsc", ["-p", "client/server"])],
  ["Journey types", bin("tsc", "typescript/bin/tsc", ["-p", "client/journeys"])],
  ["Graph journey types", bin("tsc", "typescript/bin/tsc", ["-p", "gateway/journeys"])],
  ["Attack types", bin("tsc", "typescript/bin/tsc", ["-p", "gateway/attacks"])],
  ["Load script types", bin("tsc", "typescript/bin/tsc", ["-p", "loadtests"])],
  ["Load test types", bin("tsc", "typescript/bin/tsc", ["-p", "loadtests/tsconfig.tests.json"])],
  ["Alert and dashboard types", bin("tsc", "typescript/bin/tsc", ["-p", "helm/observability"])],
  ["Chart test types", bin("tsc", "typescript/bin/tsc", ["-p", "helm"])],
  ["Benchmark types", bin("tsc", "typescript/bin/tsc", ["-b", ...BENCHMARKS])],
  ["Unused exports", bin("knip", "knip/bin/knip.js", UNUSED_EXPORTS)],
  ["Source rules", () => runProgram({ name: "the source rules", args: [SOURCE_RULES] })],
  ["Chart", checkChart],
];

/** Returns its last line, which says what was checked or why not. */
async function checkChart() {
  let last = "";
  await runProgram({
    name: "the chart's check",
    args: ["helm/tools/check.mjs"],
    onLine: (line) => {
      last = line;
    },
  });
  return last;
}

export const CHECK_STEPS = checks.length + SCHEMA_STEPS + 1;

const GENERATED =
  /^(subgraphs\/[^/]+\/schema\.graphql|gateway\/supergraph\.graphql|docs\/(configuration|events|metrics|specification\/proofs)\.md|helm\/eightcount\/(values\.schema\.json|files\/(environment\.yaml|rules\/.*\.yaml|dashboards\/.*\.json))|helm\/observability\/alerts\/.*\.yaml|client\/(schema\.graphql|persisted-operations\.json)|client\/.*\/__generated__\/.*)$/;

function generatedFiles() {
  const listed = execFileSync("git", ["ls-files", "-z"], { cwd: inRoot(), encoding: "utf8" });
  return listed.split("\0").filter((file) => GENERATED.test(file));
}

async function findDrift(progress) {
  const before = new Map(
    generatedFiles().map((file) => [file, readFileSync(inRoot(file), "utf8")]),
  );
  await regenerateSchemas(progress);
  const drifted = [...before].filter(([file, text]) => {
    const after = readNow(file);
    if (after !== text) writeFileSync(inRoot(file), text);
    return after !== text;
  });
  return drifted.map(([file]) => file);
}

function readNow(file) {
  try {
    return readFileSync(inRoot(file), "utf8");
  } catch {
    return null;
  }
}

async function measureFirstPage(progress, isDrifted) {
  const title = "Size of the first page";
  // Building would regenerate the drifted files and hide the drift.
  if (isDrifted) return progress.step(title, () => "skipped: generated files are out of date");
  return attempt(progress, title, async (live) => {
    await withBuildLock(
      (line) => progress.print(line),
      () => buildBrowserClient(live),
    );
    let figure = "";
    await runProgram({
      name: "the size budget",
      args: ["client/tools/budget.mjs"],
      onLine: (line) => {
        figure = line;
      },
    });
    return figure;
  });
}

export async function runChecks(progress) {
  let failed = 0;
  for (const [title, check] of checks) failed += await attempt(progress, title, check);
  const drifted = await findDrift(progress);
  for (const file of drifted) progress.print(`      out of date: ${file}`);
  if (drifted.length > 0) progress.print("      run npm run schema to regenerate them");
  const isDrifted = drifted.length > 0;
  failed += (await measureFirstPage(progress, isDrifted)) ?? 0;
  return failed + (isDrifted ? 1 : 0);
}

async function attempt(progress, title, check) {
  try {
    await progress.step(title, check);
    return 0;
  } catch (error) {
    if (!(error instanceof ProgramFailed)) throw error;
    progress.abandon();
    progress.print(error.output);
    return 1;
  }
}
