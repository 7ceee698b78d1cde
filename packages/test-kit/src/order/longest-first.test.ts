import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { checkout } from "@eightcount/local-stack/checkout/checkout";
import { DAYS_BETWEEN_TURNS as SHARDS } from "../day/turn-of-day";

interface Test {
  readonly path: string;
}

interface Sequencer {
  shard(tests: readonly Test[], shard: { shardIndex: number; shardCount: number }): readonly Test[];
}

const LongestFirst = require("../../jest/longest-first.cjs") as new () => Sequencer;

/** Files that every shard has. The walks are four more. */
const IN_EVERY_SHARD = [
  "client/journeys/card-field.test.ts",
  "client/journeys/guards.test.ts",
  "client/journeys/progress.test.ts",
  "gateway/journeys/conformance/conformance.test.ts",
  "gateway/journeys/old-data-folder.test.ts",
];
const WALKS = ["desk.one", "desk.two", "phone.one", "phone.two"].map(
  (name) => `client/journeys/pointer/${name}.test.ts`,
);

/** The pattern that `npm test` gives to Jest. */
const [, quickAttacks = "^$"] =
  /QUICK_ATTACKS =\s+"(.*)";/.exec(
    readFileSync(path.join(checkout, "packages/local-stack/bootstrap/attack-cases.mjs"), "utf8"),
  ) ?? [];
const QUICK = new RegExp(JSON.parse(`"${quickAttacks}"`));

function filesOf(pattern: string): readonly string[] {
  const files = globSync(pattern, { cwd: checkout }).filter((file) => !file.includes("/eyes/"));
  expect(files.length).toBeGreaterThan(10);
  return files.sort();
}

function shardsOf(files: readonly string[]): readonly (readonly string[])[] {
  const sequencer = new LongestFirst();
  const tests = files.toReversed().map((file) => ({ path: path.join(checkout, file) }));
  return Array.from({ length: SHARDS }, (_, index) => {
    const shard = sequencer.shard(tests, { shardIndex: index + 1, shardCount: SHARDS });
    return shard.map((test) => path.relative(checkout, test.path));
  });
}

describe("the shards of tests that need a whole stack", () => {
  it("together have every journey, and each has the essential ones and the walks", () => {
    const files = filesOf("{client,gateway}/journeys/**/*.test.ts");
    const shards = shardsOf(files);
    expect([...new Set(shards.flat())].sort()).toEqual(files);
    const everywhere = files.filter((file) => shards.every((shard) => shard.includes(file)));
    expect(everywhere).toEqual([...IN_EVERY_SHARD, ...WALKS].sort());
    const others = files.filter((file) => !everywhere.includes(file));
    expect(shards.flat().length).toBe(everywhere.length * SHARDS + others.length);
  });

  it("have each quick attack once, but the texts of plants always, and about as many files each", () => {
    const quick = filesOf("gateway/attacks/**/*.test.ts").filter((file) => QUICK.test(`/${file}`));
    const shards = shardsOf(quick);
    expect([...new Set(shards.flat())].sort()).toEqual(quick);
    const texts = shards.flat().filter((file) => file === "gateway/attacks/planted/texts.test.ts");
    expect([texts.length, shards.flat().length]).toEqual([SHARDS, quick.length + SHARDS - 1]);
    const sizes = shards.map(({ length }) => length);
    expect(Math.min(...sizes)).toBeGreaterThan(2);
    expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
  });
});
