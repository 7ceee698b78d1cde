import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { withFileLock } from "./file-lock";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "file-lock-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

it("runs work under one file one after the other", async () => {
  const file = path.join(folder, "media");
  const steps: string[] = [];
  const work = (name: string) =>
    withFileLock(file, async () => {
      steps.push(`${name} begins`);
      await sleep(50);
      steps.push(`${name} ends`);
    });
  await Promise.all([work("first"), work("second")]);
  const [begun] = steps[0]?.split(" ") ?? [];
  const other = begun === "first" ? "second" : "first";
  expect(steps).toEqual([`${begun} begins`, `${begun} ends`, `${other} begins`, `${other} ends`]);
});

it("gives the lock back when the work fails", async () => {
  const file = path.join(folder, "media");
  const failing = withFileLock(file, () => Promise.reject(new Error("no space left")));
  await expect(failing).rejects.toThrow("no space left");
  expect(await withFileLock(file, async () => "done")).toBe("done");
});
