import { exampleNames } from "./testing/renders.ts";
import { describeWithTools, evaluate } from "./testing/tools.ts";

interface Verdict {
  readonly problems: readonly string[];
  readonly valid: number;
}

const validate = (expression: string, input: string) =>
  evaluate<Verdict>("validate", `subject.validate(${expression})`, input);

describeWithTools("Kubernetes would accept", () => {
  it.each(exampleNames)("the example %s", (name) => {
    const { problems, valid } = validate("await subject.readRender(input)", name);
    expect(problems).toEqual([]);
    expect(valid).toBeGreaterThan(40);
  });

  it("no field that it does not know", () => {
    const misspelled = "apiVersion: v1\nkind: Service\nmetadata: {name: a}\nspec: {prots: []}\n";
    expect(validate("input", misspelled).problems.join()).toContain("prots");
  });

  it("no object of another project that has no schema here", () => {
    const unknown = "apiVersion: a.example/v1\nkind: Thing\nmetadata: {name: a}\n";
    expect(validate("input", unknown).problems.join()).toContain("could not find schema");
  });
});
