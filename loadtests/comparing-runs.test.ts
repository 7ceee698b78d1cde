import { anOperation, aPhase, figures, usageOf } from "./testing/a-run.ts";
import { evaluate } from "./testing/evaluate.ts";

const run = (changes: object, breakpoint: object | null = null) => ({
  machine: { cpu: "Fast", cores: 2 },
  stackSettings: {},
  breakpoint,
  figures: figures({ operations: [anOperation("steady", changes)] }),
});

interface Row {
  readonly name: string;
  readonly judgment: string;
}

const judgments = (before: object, after: object) =>
  evaluate<readonly Row[]>("compare", "subject.compareRuns(...input)", [before, after]).map(
    ({ judgment }) => judgment,
  );

describe("two runs", () => {
  it("are the same within the noise, which is wider for rarer requests", () => {
    const after = run({ p50: 22, p95: 120, p99: 205 });
    expect(judgments(run({}), after)).toEqual(["same", "same", "same"]);
  });

  it("differ beyond it", () => {
    expect(judgments(run({}), run({ p50: 30, p95: 140, p99: 80 }))).toEqual([
      "SLOWER",
      "SLOWER",
      "faster",
    ]);
  });

  it("do not differ by a millisecond of a fast call", () => {
    expect(judgments(run({ p50: 2 }), run({ p50: 4 }))[0]).toBe("same");
  });

  it("are not judged by percentiles of few calls", () => {
    expect(judgments(run({ calls: 30 }), run({ calls: 30, p50: 90, p95: 900, p99: 900 }))).toEqual([
      "SLOWER",
      "too few calls",
      "too few calls",
    ]);
  });

  it("of different machines say so", () => {
    const text = (after: object) =>
      evaluate<{ text: string }>("compare", "subject.describeComparison(...input)", [
        run({}),
        after,
      ]).text;
    expect(text(run({}))).not.toContain("machines");
    expect(text({ ...run({}), machine: { cpu: "Slow", cores: 8 } })).toMatch(
      /The machines differ: 2 cores of Fast, then 8 cores of Slow\.$/,
    );
  });

  interface Comparison {
    readonly text: string;
    readonly isSlower: boolean;
    readonly isRefused: boolean;
  }

  const compared = (before: object, after: object) =>
    evaluate<Comparison>("compare", "subject.describeComparison(...input)", [before, after]);
  const quiet = run({ p50: 20 });
  const slower = run({ p50: 90 });

  it("are judged if neither says that other programs had a part in it, as older results do", () => {
    expect(compared(quiet, slower)).toMatchObject({ isSlower: true, isRefused: false });
    const known = { ...quiet, usage: usageOf({ steady: 0.02 }) };
    expect(compared(known, slower)).toMatchObject({ isSlower: true, isRefused: false });
  });

  it("are not judged if one was refused, or would be today", () => {
    const refused = { verdict: "refused", reasons: ["k6 used up to 96 % of the CPU."] };
    const { text, ...rest } = compared({ ...quiet, ...refused }, slower);
    expect(rest).toEqual({ isSlower: false, isRefused: true });
    expect(text).toContain("not judged");
    expect(text).not.toContain("SLOWER");
    expect(text).toContain("Not judged, because of the run before: k6 used up to 96 %");
    const disturbed = { ...slower, verdict: "passed", usage: usageOf({ steady: 0.9 }) };
    expect(compared(quiet, disturbed)).toMatchObject({
      ...{ isSlower: false, isRefused: true },
      text: expect.stringContaining("because of the run after: Other programs used 0.90 of 2"),
    });
  });

  it("are not compared with one that was refused, which is no baseline", () => {
    const store = () => evaluate("results", "subject.storeBaseline(input)", { verdict: "refused" });
    expect(store).toThrow("This run is refused");
  });

  it("are judged by breakpoints that nothing else caused", () => {
    const climb = (held: number, others: number) => ({
      ...run({}, { heldPerSecond: held, brokenPerSecond: held + 10, brokenPhase: "step-02" }),
      figures: figures({
        endsAtFirstMiss: true,
        phases: [aPhase("step-01"), aPhase("step-02"), aPhase("step-03")],
        operations: [anOperation("step-02", { missed: ["p(95)<300"] })],
      }),
      usage: usageOf({ "step-01": 0.01, "step-02": others, "step-03": 1 }),
    });
    expect(compared(climb(60, 0.01), climb(30, 0.01))).toMatchObject({ isSlower: true });
    expect(compared(climb(60, 0.01), climb(30, 0.7))).toMatchObject({ isRefused: true });
  });

  it.each([
    [60, "same"],
    [70, "same"],
    [90, "faster"],
    [40, "SLOWER"],
  ])("compare breakpoints by their steps: 60, then %p is %p", (held, judgment) => {
    const before = run({}, { heldPerSecond: 60, brokenPerSecond: 70 });
    const after = run({}, { heldPerSecond: held, brokenPerSecond: held + 10 });
    const compared = evaluate<Row>("compare", "subject.compareBreakpoints(...input)", [
      before,
      after,
    ]);
    expect(compared.judgment).toBe(judgment);
  });
});
