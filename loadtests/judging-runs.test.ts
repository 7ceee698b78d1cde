import { anOperation, aPhase, figures } from "./testing/a-run.ts";
import { evaluate } from "./testing/evaluate.ts";

interface Judgment {
  readonly verdict: string;
  readonly reasons: readonly string[];
}

const judge = (parts: object, peak = 0.2) =>
  evaluate<Judgment>("verdict", "subject.judge(input.figures, input.cpu)", {
    figures: figures(parts),
    cpu: { mean: 0.1, peak },
  });

const MISSED = { missed: ["p(95)<300"] };

describe("a run", () => {
  it("passes when every objective was kept", () => {
    expect(judge({})).toEqual({ verdict: "passed", reasons: [] });
  });

  it("says which objective was missed", () => {
    expect(judge({ operations: [anOperation("steady", MISSED)] })).toEqual({
      verdict: "missed",
      reasons: ["steady: search p(95)<300"],
    });
  });

  it("is refused if k6 used the machine up", () => {
    const { verdict, reasons } = judge({}, 0.9);
    expect(verdict).toBe("refused");
    expect(reasons[0]).toMatch(/^k6 used up to 90 %/);
  });

  it("is refused if arrivals began late", () => {
    const { verdict, reasons } = judge({ phases: [aPhase("steady", { generatorLagP95: 400 })] });
    expect(verdict).toBe("refused");
    expect(reasons[0]).toContain("400 ms late in steady");
  });

  it("is refused if arrivals were dropped although the system was fast", () => {
    const phase = aPhase("steady", { dropped: 3, missed: ["dropped arrivals"] });
    expect(judge({ phases: [phase] })).toMatchObject({ verdict: "refused" });
  });

  it("fails for one lost position, whatever else happened", () => {
    const own = { acked_then_missing: { value: 1, missed: ["count==0"] } };
    expect(judge({ own }, 0.9)).toEqual({
      verdict: "missed",
      reasons: ["acked_then_missing is 1"],
    });
  });
});

describe("a breakpoint", () => {
  const steps = {
    endsAtFirstMiss: true,
    phases: [
      aPhase("warm-up", { isJudged: false }),
      aPhase("step-01", { to: 10 }),
      aPhase("step-02", { to: 20 }),
      aPhase("step-03", { to: 30, generatorLagP95: 900 }),
      aPhase("step-04", { to: 40, arrivals: 0 }),
    ],
    operations: [anOperation("step-03", MISSED)],
  };
  const breakpointOf = (parts: object) =>
    evaluate<object>("verdict", "subject.breakpointOf(input)", figures({ ...steps, ...parts }));

  it("is between the last step that held and the first that did not", () => {
    expect(breakpointOf({})).toEqual({
      heldPerSecond: 20,
      brokenPerSecond: 30,
      brokenPhase: "step-03",
      misses: ["search p(95)<300"],
    });
  });

  it("is told with the unit of both rates, and each row names the rate of its step", () => {
    const found = { heldPerSecond: 20, brokenPerSecond: 30, misses: ["search p(95)<300"] };
    const text = evaluate<string>("describe-run", "subject.describeRun(input)", {
      figures: figures(steps),
      generator: { mean: 0.1, peak: 0.2 },
      ...{ breakpoint: found, verdict: "passed", reasons: [], stackSettings: {} },
    });
    expect(text).toContain(
      "Breakpoint: 20 arrivals/s held, 30 arrivals/s did not (search p(95)<300).",
    );
    expect(text).toMatch(/^step-03 10–30\/s search /m);
  });

  it("is a result, also if the overloaded machine delayed k6 in the step that broke", () => {
    expect(judge(steps)).toEqual({ verdict: "passed", reasons: [] });
  });

  it("is above the last step if all held", () => {
    expect(breakpointOf({ operations: [] })).toMatchObject({
      heldPerSecond: 30,
      brokenPerSecond: null,
    });
  });
});
