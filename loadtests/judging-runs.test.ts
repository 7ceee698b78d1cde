import { anOperation, aPhase, figures, usageOf } from "./testing/a-run.ts";
import { evaluate } from "./testing/evaluate.ts";

interface Judgment {
  readonly verdict: string;
  readonly reasons: readonly string[];
}

const judge = (parts: object, others: object = {}) =>
  evaluate<Judgment>("verdict", "subject.judge(input)", {
    figures: figures(parts),
    generator: { mean: 0.1, peak: 0.2 },
    usage: usageOf({}),
    ...others,
  });

const k6Used = (peak: number) => ({ generator: { mean: 0.1, peak } });

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
    const { verdict, reasons } = judge({}, k6Used(0.9));
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

  it("is missed if the system was so slow that all virtual users waited, and k6 used little", () => {
    const phase = aPhase("average", {
      ...{ generatorLagP95: 14_296.77, dropped: 273, missed: ["dropped arrivals"] },
    });
    const slow = { phases: [phase], operations: [anOperation("average", MISSED)] };
    const others = { generator: { mean: 0.05, peak: 0.07 }, users: { average: 77 } };
    expect(judge(slow, others)).toEqual({
      verdict: "missed",
      reasons: [
        "average: search p(95)<300",
        "average: dropped arrivals",
        "In average, 273 arrivals were dropped, because all 77 virtual users waited for responses. Others began 14297 ms late (p95).",
      ],
    });
    expect(judge(slow, k6Used(0.6))).toEqual({
      verdict: "refused",
      reasons: [
        "k6 dropped 273 arrivals in average, and used up to 60 % of this machine's CPU, which it may have taken from the system.",
      ],
    });
  });

  it("is missed if k6 was a little late next to a slow system, and dropped nothing", () => {
    const slow = {
      phases: [aPhase("steady", { generatorLagP95: 150 })],
      operations: [anOperation("steady", MISSED)],
    };
    const { verdict, reasons } = judge(slow);
    expect(verdict).toBe("missed");
    expect(reasons[1]).toBe(
      "In steady, arrivals began 150 ms late (p95), while the system was slow.",
    );
  });

  it("is judged whatever k6 dropped in a warm-up, or at a peak that is not judged", () => {
    const phases = [aPhase("peak", { isJudged: false, dropped: 900 }), aPhase("steady")];
    expect(judge({ phases })).toEqual({ verdict: "passed", reasons: [] });
  });

  it("is refused if other programs used so much that they may have been measured", () => {
    const { verdict, reasons } = judge({}, { usage: usageOf({ steady: 0.31 }) });
    expect(verdict).toBe("refused");
    expect(reasons[0]).toMatch(/^Other programs used 0\.31 of 2 cores in steady, .+ Stop them/);
  });

  it("is judged next to programs that use little, and if nothing says what they used", () => {
    const missing = { operations: [anOperation("steady", MISSED)] };
    for (const others of [0.29, null]) {
      const usage = usageOf({ steady: others });
      expect(judge({}, { usage })).toMatchObject({ verdict: "passed" });
      expect(judge(missing, { usage })).toMatchObject({ verdict: "missed" });
    }
    expect(judge({}, { usage: { cores: 2, phases: [] } })).toMatchObject({ verdict: "passed" });
  });

  it("is judged whatever other programs used in a warm-up", () => {
    const phases = [aPhase("warm-up", { isJudged: false }), aPhase("steady")];
    const usage = usageOf({ "warm-up": 1.5, steady: 0.02 });
    expect(judge({ phases }, { usage })).toMatchObject({ verdict: "passed" });
  });

  it("fails for one lost position, whatever else happened", () => {
    const own = { acked_then_missing: { value: 1, missed: ["count==0"] } };
    expect(judge({ own }, k6Used(0.9))).toEqual({
      verdict: "missed",
      reasons: ["acked_then_missing is 1"],
    });
  });
});

describe("the sentences of a run", () => {
  const sentences = (parts: object) =>
    evaluate<readonly string[]>("describe-run", "subject.verdictSentences(input)", {
      ...{ figures: figures({}), machine: { loadBefore: 6.4, cores: 2 }, stackSettings: {} },
      ...{ reasons: [], run: {}, ...parts },
    });

  it("say so if it is unknown what other programs used", () => {
    const unknown = [
      "What other programs used is unknown. The load of this machine was 6.4 on 2 cores before the run.",
    ];
    expect(sentences({ usage: { cores: 2, phases: [] } })).toEqual(unknown);
    expect(sentences({ usage: usageOf({ steady: null }) })).toEqual(unknown);
    expect(sentences({ usage: usageOf({ steady: 0 }) })).toEqual([]);
  });

  it("say so if the stack may be another checkout's", () => {
    const site = "http://localhost:4000";
    expect(sentences({ run: { site, isOfThisCheckout: false } })).toEqual([
      `The stack at ${site} did not run from this checkout's data folder, so it may be another checkout's.`,
    ]);
    expect(sentences({ run: { site, isOfThisCheckout: true } })).toEqual([]);
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
    evaluate<object>("breakpoint", "subject.breakpointOf(input)", figures({ ...steps, ...parts }));

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
      usage: usageOf({ "step-01": 0 }),
      run: {},
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

  it.each(["step-01", "step-02", "step-03"])(
    "is none if other programs had a part in %s",
    (step) => {
      const { verdict, reasons } = judge(steps, { usage: usageOf({ [step]: 0.8 }) });
      expect(verdict).toBe("refused");
      expect(reasons[0]).toContain(`0.80 of 2 cores in ${step}`);
    },
  );

  it("does not depend on what other programs used later", () => {
    const overtaken = { ...steps, phases: steps.phases.map((one) => ({ ...one, arrivals: 10 })) };
    expect(judge(overtaken, { usage: usageOf({ "step-04": 0.8 }) })).toMatchObject({
      verdict: "passed",
    });
  });

  it("is above the last step if all held", () => {
    expect(breakpointOf({ operations: [] })).toMatchObject({
      heldPerSecond: 30,
      brokenPerSecond: null,
    });
  });
});
