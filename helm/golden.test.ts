import { readFileSync } from "node:fs";
import path from "node:path";
import { exampleNames } from "./testing/renders.ts";
import { describeWithTools, evaluate, root } from "./testing/tools.ts";

describeWithTools("the stored renders", () => {
  it.each(exampleNames)(
    "%s is what the chart renders, or run node helm/tools/render.mjs",
    (name) => {
      const stored = readFileSync(path.join(root, "helm/examples", name, "rendered.yaml"), "utf8");
      expect(evaluate<string>("render", "subject.renderExample(input)", name)).toBe(stored);
    },
  );

  it("nothing is rendered for Prometheus where the cluster does not know its resources", () => {
    const values = [
      "helm/eightcount/values-production.yaml",
      "helm/examples/production/values.yaml",
    ];
    const rendered = evaluate<string>("render", "subject.render(input)", {
      values: values.map((file) => path.join(root, file)),
    });
    expect(rendered).not.toContain("monitoring.coreos.com");
    expect(rendered).toContain("kind: HTTPRoute");
  });
});
