import { readFileSync } from "node:fs";
import { realPathOf } from "./planted-stack";
import { plants } from "./plants";

it.each(Object.entries(plants))("%s: the text to replace occurs once", (_, { file, find }) => {
  const parts = readFileSync(realPathOf(file), "utf8").split(find);
  expect(parts).toHaveLength(2);
});

it("there are ten weaknesses or more", () => {
  expect(Object.keys(plants).length).toBeGreaterThanOrEqual(10);
});
