import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { prepareDataFolder } from "./data-folder";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), "data-folder-"));
  chmodSync(folder, 0o755);
});
afterEach(() => rmSync(folder, { recursive: true }));

it("what an interrupted start left of a cluster is made anew, a whole one is kept", async () => {
  const cluster = path.join(folder, "postgres");
  mkdirSync(`${cluster}.new`);
  writeFileSync(path.join(`${cluster}.new`, "PG_VERSION"), "18\n");
  expect(await prepareDataFolder(cluster, "forgetful")).toBe(true);
  expect(existsSync(path.join(cluster, "global/pg_control"))).toBe(true);
  expect(existsSync(`${cluster}.new`)).toBe(false);
  expect(await prepareDataFolder(cluster, "forgetful")).toBe(false);
});
