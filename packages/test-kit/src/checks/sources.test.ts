import { existsSync } from "node:fs";
import path from "node:path";
import { checkout } from "@eightcount/local-stack/checkout/checkout";
import { listFiles } from "../specification/list-files";
import { sourceFiles, sourceProblems } from "./sources";

// A release without its history has nothing to list the sources by.
const isClone = existsSync(path.join(checkout, ".git"));

(isClone ? describe : describe.skip)("this checkout", () => {
  it("is read with every journey", () => {
    const files = sourceFiles(listFiles(checkout));
    expect(files).toContain("client/journeys/subscriber.test.ts");
    expect(files).toContain("client/journeys/pages/checkout.ts");
  });

  it("passes every source rule", () => {
    const problems = sourceProblems(checkout).flatMap(([, found]) => found);
    expect(problems).toEqual([]);
  });
});
