import { execFileSync } from "node:child_process";
import path from "node:path";

export const root = path.resolve(__dirname, "../..");

const FOLDER = path.join(root, "helm/tools");

/** Evaluates an expression of one of the modules in helm/tools. It may be a promise. Input may be long. */
export function evaluate<T>(module: string, expression: string, input: unknown = null): T {
  const script = `import * as subject from ${JSON.stringify(path.join(FOLDER, `${module}.mjs`))};
    import { text } from "node:stream/consumers";
    const input = JSON.parse(await text(process.stdin));
    console.log(JSON.stringify(await ${expression}));`;
  const args = ["--input-type=module", "--eval", script];
  const options = { encoding: "utf8", stdio: "pipe", maxBuffer: 1 << 26 } as const;
  const given = { ...options, input: JSON.stringify(input) };
  return JSON.parse(execFileSync(process.execPath, args, given)) as T;
}

/** What the tests need and this machine lacks. With CI=true, nothing may be missing. */
const missing = evaluate<readonly string[]>("tools", "subject.missingTools()");

if (missing.length > 0 && process.env.CI === "true") {
  throw new Error(`Missing: ${missing.join(", ")}. Run: node helm/tools/install.mjs`);
}

export const hasTools = missing.length === 0;

export const describeWithTools = hasTools ? describe : describe.skip;
