import { execFile, execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { stringify } from "yaml";

const FINDER = path.resolve(
  __dirname,
  "../../../packages/local-stack/bootstrap/observability/prometheus.mjs",
);

function find(): string | null {
  const script = `import { findPrometheus } from ${JSON.stringify(FINDER)};
    console.log(JSON.stringify(findPrometheus()?.promtool ?? null));`;
  const args = ["--input-type=module", "--eval", script];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: "utf8" })) as string | null;
}

/** Path of promtool, or null without one. With CI=true it must be there. */
const promtool = find();

if (promtool === null && process.env.CI === "true") {
  throw new Error(
    "promtool is missing. Fetch it with: node packages/local-stack/bin/observability.mjs prometheus",
  );
}

export const describeWithPromtool = promtool === null ? describe.skip : describe;

/** Returns what promtool printed if it ended with an error, else "". */
async function complaintOf(args: readonly string[]): Promise<string> {
  try {
    await promisify(execFile)(promtool ?? "", [...args]);
    return "";
  } catch (error) {
    const { stdout, stderr } = error as { readonly stdout: string; readonly stderr: string };
    return `${stdout}${stderr}`;
  }
}

export const checkRules = (file: string): Promise<string> => complaintOf(["check", "rules", file]);

/** Runs tests of rules, which promtool's documentation describes. Returns its complaints. */
export async function testRules(
  rules: string,
  evaluationInterval: string,
  tests: readonly object[],
): Promise<string> {
  const folder = mkdtempSync(path.join(os.tmpdir(), "promtool-"));
  const file = path.join(folder, "test.yaml");
  writeFileSync(path.join(folder, "rules.yaml"), rules);
  writeFileSync(
    file,
    stringify({ rule_files: ["rules.yaml"], evaluation_interval: evaluationInterval, tests }),
  );
  try {
    return await complaintOf(["test", "rules", file]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
