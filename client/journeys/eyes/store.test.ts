import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { type MadePicture, PictureStore } from "./store";

const folder = mkdtempSync(path.join(os.tmpdir(), "eightcount-pictures-"));
afterAll(() => rmSync(folder, { recursive: true }));

const made = (pixels: string): MadePicture => ({ pixels, file: Buffer.from(pixels) });
const unchanged = (pixels: string): MadePicture => ({ pixels, file: null });
const storedFiles = () =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => /webp$/.test(file));

describe("PictureStore", () => {
  it("stores identical pictures in one file", () => {
    new PictureStore(folder).replaceAll(
      new Map([
        ["trial/styles.desk", made("one")],
        ["owing/styles.desk", made("one")],
        ["owing/home.desk", made("two")],
      ]),
    );
    const store = new PictureStore(folder);
    expect(store.file("owing/styles.desk")?.toString()).toBe("one");
    expect(store.file("owing/home.desk")?.toString()).toBe("two");
    expect(store.matches("owing/home.desk", "two")).toBe(true);
    expect(store.matches("owing/home.desk", "one")).toBe(false);
    expect(store.file("nobody/home.desk")).toBeNull();
    expect(storedFiles()).toHaveLength(2);
    expect(store.bytes).toBe("one".length + "two".length);
  });

  it("names the copies of earlier pictures, and none that is not stored", () => {
    const store = new PictureStore(folder);
    const names = ["owing/styles.desk", "owing/home.desk", "trial/styles.desk", "trial/new.desk"];
    expect([...store.copiesIn(names)]).toEqual(["trial/styles.desk"]);
    expect([...store.copiesIn(["trial/new.desk", "trial/styles.desk"])]).toEqual([]);
  });

  it("keeps unchanged pictures and removes those without a screen", () => {
    const store = new PictureStore(folder);
    store.replaceAll(
      new Map([
        ["owing/styles.desk", unchanged("one")],
        ["owing/home.desk", made("three")],
      ]),
    );
    expect([...store.names].sort()).toEqual(["owing/home.desk", "owing/styles.desk"]);
    expect(store.file("owing/styles.desk")?.toString()).toBe("one");
    expect(new PictureStore(folder).file("owing/home.desk")?.toString()).toBe("three");
    expect(storedFiles()).toHaveLength(2);
  });
});
