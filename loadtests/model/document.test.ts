import { readFileSync } from "node:fs";
import path from "node:path";
import { someCosts } from "../testing/some-costs.ts";
import { generatedParts } from "./describe.ts";
import { withGenerated } from "./document.ts";
import { completeOrNull, readInputs } from "./inputs.ts";

const root = path.resolve(__dirname, "../..");
const read = () => readFileSync(path.join(root, "docs/capacity.md"), "utf8");

it("docs/capacity.md says what the model computes from the stored measurements", () => {
  const parts = generatedParts(readInputs(path.join(root, "loadtests/model")));
  // If this fails, run: node packages/local-stack/bin/load.mjs capacity
  expect(withGenerated(read(), parts)).toBe(read());
});

it("other costs would change every part but what dancers do", () => {
  const parts = generatedParts({
    costs: someCosts({ progress: { cpuMs: { gateway: 123 }, calls: { recordProgress: 1 } } }),
    measured: null,
  });
  for (const part of Object.keys(parts)) {
    if (part !== "behavior") expect(read()).not.toContain(parts[part]);
  }
});

it("an act that was not measured makes the need of all unknown", () => {
  const costs = someCosts({});
  const { browse, ...others } = costs.acts;
  expect(completeOrNull(costs)).toBe(costs);
  const incomplete = { ...costs, acts: others as typeof costs.acts };
  expect(completeOrNull(incomplete)).toBeNull();
  expect(generatedParts({ costs: null, measured: null }).needs).toBe("Unknown.");
  expect(browse.arrivals).toBeGreaterThan(0);
});

it("a part is replaced, and the text around it stays", () => {
  const document = "a\n\n<!-- generated: x -->\n\nold\n\n<!-- end of generated -->\n\nb\n";
  expect(withGenerated(document, { x: "new" })).toBe(document.replace("old", "new"));
  expect(() => withGenerated(document, { y: "new" })).toThrow("no part called y");
});
