import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { dataFolders } from "../checkout/data-folders";
import { removeData } from "./remove-data";

let base: string;
beforeEach(() => {
  base = mkdtempSync(path.join(os.tmpdir(), "remove-data-"));
});
afterEach(() => rmSync(base, { recursive: true, force: true }));

function filled() {
  const folders = dataFolders(base, "");
  for (const folder of [folders.postgres, folders.media, folders.keys, folders.run]) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, "file"), "ours");
  }
  return folders;
}

it("removes everything a stack keeps", () => {
  removeData(filled());
  expect(existsSync(base)).toBe(false);
});

it("leaves the PostgreSQL files of another data folder, where its user cannot enter the checkout", () => {
  const outside = (folder: string) => path.join(base, "outside", folder, "postgres");
  for (const folder of ["own", "other"]) mkdirSync(outside(folder), { recursive: true });
  removeData({ ...filled(), postgres: outside("own") });
  expect(existsSync(path.dirname(outside("own")))).toBe(false);
  expect(existsSync(outside("other"))).toBe(true);
});

it("leaves what is not a stack's in a folder that a person named", () => {
  const theirs = path.join(base, "thesis.txt");
  writeFileSync(theirs, "theirs");
  removeData(filled());
  expect(existsSync(theirs)).toBe(true);
  expect(existsSync(path.join(base, "run"))).toBe(false);
});
