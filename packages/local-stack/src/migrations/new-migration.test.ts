import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import path from "node:path";
import { checkout } from "../checkout/checkout";

const TOOL = path.join(checkout, "packages/local-stack/tools/prisma.mjs");
const MIGRATIONS = path.join(checkout, "subgraphs/viewing/prisma/migrations");

const run = (...args: readonly string[]) =>
  spawnSync(process.execPath, [TOOL, ...args], { encoding: "utf8" });

describe("the command that writes a migration", () => {
  it("compares the migrations with the schema, and writes none if nothing has changed", () => {
    const before = readdirSync(MIGRATIONS);
    const { status, stdout } = run("viewing", "new-migration", "nothing");
    expect(stdout).toContain("The migrations already make what the schema says.");
    expect(status).toBe(0);
    expect(readdirSync(MIGRATIONS)).toEqual(before);
  });

  it("explains itself without a name", () => {
    const { status, stderr } = run("viewing", "new-migration");
    expect(stderr).toMatch(/^usage: /);
    expect(status).toBe(1);
  });
});
