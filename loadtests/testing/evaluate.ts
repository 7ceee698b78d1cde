import { execFileSync } from "node:child_process";
import path from "node:path";

const FOLDER = path.resolve(__dirname, "../../packages/local-stack/bootstrap/load");

/** Evaluates an expression of one of the modules behind `make load`. */
export function evaluate<T>(module: string, expression: string, input: unknown = null): T {
  const script = `import * as subject from ${JSON.stringify(path.join(FOLDER, `${module}.mjs`))};
    const input = ${JSON.stringify(input)};
    console.log(JSON.stringify(${expression}));`;
  const args = ["--input-type=module", "--eval", script];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: "utf8", stdio: "pipe" })) as T;
}
