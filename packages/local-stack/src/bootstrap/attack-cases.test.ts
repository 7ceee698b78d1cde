import { execFileSync } from "node:child_process";
import path from "node:path";
import { checkout } from "../checkout/checkout";

const MODULE = path.join(checkout, "packages/local-stack/bootstrap/attack-cases.mjs");

/** What a piece of code that may use the module evaluates to. */
function evaluate<T>(code: string): T {
  const script = `import * as subject from ${JSON.stringify(MODULE)};
    console.log(JSON.stringify(${code}));`;
  const args = ["--input-type=module", "--eval", script];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: "utf8" })) as T;
}

const attacked = (file: string, ...statuses: string[]) => ({
  name: path.join(checkout, "gateway/attacks", file),
  assertionResults: statuses.map((status) => ({ status })),
});

describe("the cases of a run", () => {
  const results = [
    attacked("tokens.test.ts", "passed", "failed", "pending"),
    attacked("fuzz/variables.test.ts", "passed"),
    attacked("media.test.ts", "passed"),
  ];

  it("are those that ran, file by file; random attacks do not count as cases of tables", () => {
    const files = `subject.countCases(${JSON.stringify(results)})`;
    expect(evaluate(`subject.describeCases(${files}).split("\\n")`)).toEqual([
      "     1  gateway/attacks/fuzz/variables.test.ts",
      "     1  gateway/attacks/media.test.ts",
      "     2  gateway/attacks/tokens.test.ts",
      "     3  table cases in total",
    ]);
    expect(evaluate(`subject.tableCases(${files})`)).toBe(3);
  });
});

describe("the attacks of every test run", () => {
  const quick = new RegExp(evaluate<string>("subject.QUICK_ATTACKS"));

  it.each([
    "tokens",
    "production",
    "cross-site",
    "cross-site.origins",
    "coverage/arguments",
    "planted/texts",
  ])("are %s", (name) => {
    expect(`/checkout/gateway/attacks/${name}.test.ts`).toMatch(quick);
  });

  it.each(["sessions", "fuzz/variables", "planted/planted", "production.processes"])(
    "are not %s",
    (name) => expect(`/checkout/gateway/attacks/${name}.test.ts`).not.toMatch(quick),
  );
});
