import { execFile } from "node:child_process";
import path from "node:path";

export interface Violation {
  readonly rule: string;
  readonly from: string;
  readonly to: string;
  readonly why: string;
}

export interface ImportReport {
  readonly modules: number;
  readonly violations: readonly Violation[];
}

interface CruiseResult {
  readonly summary: {
    readonly totalCruised: number;
    readonly violations: readonly {
      readonly from: string;
      readonly to: string;
      readonly rule: { readonly name: string };
    }[];
    readonly ruleSetUsed?: { readonly forbidden?: readonly { name: string; comment: string }[] };
  };
}

export async function readImportRules(
  root: string,
  folders: readonly string[],
  config: string,
): Promise<ImportReport> {
  const cruiser = path.join(path.dirname(config), "node_modules/.bin/depcruise");
  const text = await output(cruiser, ["--config", config, "-T", "json", ...folders], root);
  const { summary } = JSON.parse(text) as CruiseResult;
  const reasons = new Map(
    summary.ruleSetUsed?.forbidden?.map(({ name, comment }) => [name, comment]),
  );
  return {
    modules: summary.totalCruised,
    violations: summary.violations.map(({ from, to, rule }) => ({
      rule: rule.name,
      from,
      to,
      why: reasons.get(rule.name) ?? "",
    })),
  };
}

// The cruiser's exit code is the number of violations, so it does not indicate a failed run.
function output(command: string, args: readonly string[], cwd: string): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile(command, args, { cwd, maxBuffer: 1 << 28 }, (error, stdout, stderr) => {
      if (stdout.startsWith("{")) resolve(stdout);
      else reject(new Error(stderr || String(error)));
    });
  });
}
