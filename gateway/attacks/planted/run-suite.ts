import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { checkout } from "./planted-stack";
import { plants } from "./plants";

const JEST = path.join(checkout, "node_modules/jest/bin/jest.js");

/** How one case of the suite ended. */
export interface CaseResult {
  readonly suite: string;
  readonly fullName: string;
  readonly status: string;
  readonly failureMessages: readonly string[];
}

interface Results {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly CaseResult[];
  }[];
}

const all = Object.values(plants);
const suites = [...new Set(all.map(({ suite }) => `/attacks/${suite}[.\\w-]*\\.test\\.ts$`))];
/** Only the cases that are named: the others have nothing to say about a plant. */
const named = all.map(({ cases }) => `(${cases.source})`).join("|");

/** Runs the named cases against the stack that `env` names. */
export async function runSuite(env: Readonly<Record<string, string>>): Promise<CaseResult[]> {
  const folder = mkdtempSync(path.join(os.tmpdir(), "eightcount-planted-run-"));
  const output = path.join(folder, "results.json");
  try {
    const args = [...suites, "--selectProjects", "attacks", "--runInBand"];
    const report = ["--json", `--outputFile=${output}`, "--silent", "-t", named];
    const jest = spawn(process.execPath, [JEST, ...args, ...report], {
      cwd: checkout,
      env: { ...process.env, ...env },
      stdio: "ignore",
    });
    await once(jest, "exit");
    return casesIn(JSON.parse(readFileSync(output, "utf8")) as Results);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const casesIn = ({ testResults }: Results): CaseResult[] =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map((one) => ({ ...one, suite: path.basename(name, ".test.ts") })),
  );
