import { readFileSync } from "node:fs";
import path from "node:path";
import { overlayNames, overlays } from "./testing/ground.ts";
import { exampleNames } from "./testing/renders.ts";
import { describeWithTools, evaluate, root } from "./testing/tools.ts";

interface Verdict {
  readonly problems: readonly string[];
  readonly valid: number;
}

const MISSPELLED = "apiVersion: v1\nkind: Service\nmetadata: {name: a}\nspec: {prots: []}\n";
const UNKNOWN = "apiVersion: a.example/v1\nkind: Thing\nmetadata: {name: a}\n";
const MISSPELLED_ROUTE = `apiVersion: gateway.networking.k8s.io/v1
kind: HTTPRoute
metadata: {name: a}
spec: {parentRefs: [{name: a}], rules: [{matches: [{path: {type: Regex, value: /}}], backendRefs: []}]}
`;

const renders = exampleNames.map((name) => [
  name,
  readFileSync(path.join(root, "helm/examples", name, "rendered.yaml"), "utf8"),
]);

describeWithTools("Kubernetes 1.34 would accept", () => {
  let verdicts: Readonly<Record<string, Verdict>> = {};

  beforeAll(() => {
    verdicts = evaluate("validate", "subject.validate(input)", {
      ...Object.fromEntries(renders),
      ...overlays,
      MISSPELLED,
      MISSPELLED_ROUTE,
      UNKNOWN,
    });
  });

  it.each(exampleNames)("ENG-09 the chart's example %s", (name) => {
    expect(verdicts[name]?.problems).toEqual([]);
    expect(verdicts[name]?.valid).toBeGreaterThan(40);
  });

  it.each(overlayNames)("k8s/%s", (name) => {
    expect(verdicts[name]?.problems).toEqual([]);
    expect(verdicts[name]?.valid).toBeGreaterThan(0);
  });

  it("no field that it does not know", () => {
    expect(verdicts.MISSPELLED?.problems.join()).toContain("prots");
  });

  it("no route that the Gateway API does not know", () => {
    expect(verdicts.MISSPELLED_ROUTE?.problems).toHaveLength(1);
  });

  it("no object of another project without a schema here", () => {
    expect(verdicts.UNKNOWN?.problems.join()).toContain("could not find schema");
  });
});
