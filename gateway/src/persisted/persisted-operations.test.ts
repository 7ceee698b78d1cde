import { createHash } from "node:crypto";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { PersistedOperations } from "./persisted-operations";

const idOf = (text: string) => createHash("sha256").update(text).digest("hex");
const search = "query SearchQuery { styles { id } }";
const older = "query OlderQuery { styles { name } }";
const save = "mutation SaveMutation { signOut { reason } }";

const folder = mkdtempSync(path.join(tmpdir(), "persisted-"));
const write = (name: string, map: object) => {
  const file = path.join(folder, name);
  writeFileSync(file, JSON.stringify(map));
  return file;
};

describe("PersistedOperations", () => {
  it("reads a map, with each operation's name and kind", () => {
    const operations = PersistedOperations.load(
      write("a.json", { [idOf(search)]: search, [idOf(save)]: save }),
    );
    expect(operations.find(idOf(search))).toMatchObject({ name: "SearchQuery", isMutation: false });
    expect(operations.find(idOf(save))).toMatchObject({ name: "SaveMutation", isMutation: true });
    expect(operations.find(idOf(older))).toBeNull();
  });

  it("serves the maps of several releases side by side", () => {
    write("b.json", { [idOf(older)]: older });
    const operations = PersistedOperations.load(folder);
    expect(operations.find(idOf(search))).not.toBeNull();
    expect(operations.find(idOf(older))).not.toBeNull();
  });

  it("adds the maps of other releases to that of this one", () => {
    const own = write("own.json", { [idOf(save)]: save });
    const others = mkdtempSync(path.join(tmpdir(), "persisted-"));
    writeFileSync(path.join(others, "older.json"), JSON.stringify({ [idOf(older)]: older }));
    const operations = PersistedOperations.load(`${own}:${others}`);
    expect(operations.all().map(({ name }) => name)).toEqual(["SaveMutation", "OlderQuery"]);
  });

  it("rejects a location without operations", () => {
    const empty = mkdtempSync(path.join(tmpdir(), "persisted-"));
    expect(() => PersistedOperations.load(empty)).toThrow(`${empty} has no operations`);
  });

  it("rejects a map in which an id is not its text's digest", () => {
    const file = path.join(mkdtempSync(path.join(tmpdir(), "persisted-")), "bad.json");
    writeFileSync(file, JSON.stringify({ [idOf(search)]: save }));
    expect(() => PersistedOperations.load(file)).toThrow("is not the SHA-256 digest");
  });
});
