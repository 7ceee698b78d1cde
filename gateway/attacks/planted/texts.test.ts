import { readFileSync } from "node:fs";
import { realPathOf } from "./planted-stack";
import { plants } from "./plants";

it.each(Object.entries(plants))("%s: the text to replace occurs once", (_, { file, find }) => {
  const occurrences = readFileSync(realPathOf(file), "utf8").split(find).length - 1;
  expect({ file, find, occurrences }).toEqual({ file, find, occurrences: 1 });
});

it("there are ten weaknesses or more", () => {
  expect(Object.keys(plants).length).toBeGreaterThanOrEqual(10);
});
