import { execFileSync } from "node:child_process";
import path from "node:path";
import { checkout } from "@eightcount/local-stack/checkout/checkout";

/** Files that every shard has. The walks are four more. */
const IN_EVERY_SHARD = [
  "client/journeys/card-field.test.ts",
  "client/journeys/guards.test.ts",
  "client/journeys/progress.test.ts",
  "client/journeys/sign-in.test.ts",
  "gateway/journeys/conformance/conformance.test.ts",
  "gateway/journeys/old-data-folder.test.ts",
  "gateway/journeys/pressure.test.ts",
];
const WALKS = ["desk.one", "desk.two", "phone.one", "phone.two"].map(
  (name) => `client/journeys/pointer/${name}.test.ts`,
);

function filesOf(project: string, ...args: readonly string[]): readonly string[] {
  const jest = path.join(checkout, "node_modules/jest/bin/jest.js");
  const options = ["--selectProjects", project, "--listTests", ...args];
  const list = execFileSync(process.execPath, [jest, ...options], {
    cwd: checkout,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  });
  const files = list.split("\n").filter((line) => path.isAbsolute(line));
  return files.map((file) => path.relative(checkout, file)).sort();
}

const shardsOf = (project: string) =>
  [1, 2].map((index) => filesOf(project, `--shard=${index}/2`)) as [string[], string[]];

const inBoth = ([one, other]: [string[], string[]]) => one.filter((file) => other.includes(file));

describe("the halves of the tests that need a whole stack", () => {
  it("together have every journey, and both have the essential ones and the walks", () => {
    const halves = shardsOf("journeys");
    expect([...new Set(halves.flat())].sort()).toEqual(filesOf("journeys"));
    expect(inBoth(halves)).toEqual([...IN_EVERY_SHARD, ...WALKS].sort());
    expect(Math.abs(halves[0].length - halves[1].length)).toBeLessThanOrEqual(1);
  });

  it("have each attack once", () => {
    const halves = shardsOf("attacks");
    expect(halves.flat().sort()).toEqual(filesOf("attacks"));
  });
});
