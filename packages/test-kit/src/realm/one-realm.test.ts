import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { checkout } from "@eightcount/local-stack/checkout/checkout";

const ROOT = path.resolve(checkout);
const kit = (file: string) => path.join(ROOT, "packages/test-kit/jest", file);

const COUNTING = "let count = 0; exports.next = () => (count += 1);";

/** Says what the second of two test files, of any order, sees of the first. */
const FILE = `
  const { next: ofPackage } = require("counting");
  const { next: ofModule } = require("./own");
  test("counts", () => {
    console.info(JSON.stringify({
      ofPackage: ofPackage(),
      ofModule: ofModule(),
      variable: process.env.LEFT_BEHIND ?? null,
      types: globalThis.TypeGraphQLMetadataStorage ?? null,
      listeners: globalThis[Symbol.for("EVENT_HANDLERS")].length,
      states: Object.getOwnPropertySymbols(globalThis)
        .filter(({ description }) => description === "JEST_STATE_SYMBOL").length,
      isOneRealm: new (require("counting").next().constructor)(1) instanceof Number,
    }));
    process.env.LEFT_BEHIND = "yes";
    globalThis.TypeGraphQLMetadataStorage = "of one file";
  });`;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), "eightcount-realm-"));
  mkdirSync(path.join(folder, "node_modules/counting"), { recursive: true });
  const files = {
    "node_modules/counting/index.js": COUNTING,
    "own.js": COUNTING,
    "one.test.js": FILE,
    "two.test.js": FILE,
    "jest.config.json": JSON.stringify({
      testEnvironment: kit("one-realm-environment.cjs"),
      runtime: kit("one-realm-runtime.cjs"),
    }),
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("two test files of one worker", () => {
  it("share a package, and neither the product's modules nor what one leaves behind", async () => {
    const jest = path.join(ROOT, "node_modules/jest/bin/jest.js");
    const { stdout, stderr } = await promisify(execFile)(
      process.execPath,
      [jest, "--runInBand", "--rootDir", folder, "--config", path.join(folder, "jest.config.json")],
      { cwd: folder },
    );
    const seen = [...`${stdout}${stderr}`.matchAll(/\{"ofPackage.*\}/g)].map(
      ([line]) => JSON.parse(line) as Record<string, unknown>,
    );
    const listeners = seen[0]?.listeners;
    const fresh = {
      ofModule: 1,
      variable: null,
      types: null,
      isOneRealm: true,
      listeners,
      states: 1,
    };
    expect(seen).toEqual([
      { ...fresh, ofPackage: 1 },
      { ...fresh, ofPackage: 3 },
    ]);
  });
});
