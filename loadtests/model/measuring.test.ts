import { evaluate } from "../testing/evaluate.ts";
import type { ActCost } from "./costs.ts";
import type { MeasuredBreakpoint } from "./inputs.ts";

/** A sample per second, in which everything grows evenly. */
const samples = (count: number, perSecond: { cpu: number; rows: number; logBytes: number }) =>
  Array.from({ length: count }, (_, second) => ({
    at: second * 1_000,
    cpu: { gateway: 10 + second * perSecond.cpu, redis: 0 },
    rows: { viewing: 5 + second * perSecond.rows },
    logBytes: second * perSecond.logBytes,
  }));

const BUSY = samples(31, { cpu: 0.5, rows: 20, logBytes: 9_000 });
const WINDOW = { from: 5_500, to: 25_500 };

it("idle use is what each process uses per second without callers", () => {
  const idle = evaluate("cost-of", "subject.idleOf(input.samples, input.window)", {
    samples: samples(31, { cpu: 0.02, rows: 1, logBytes: 100 }),
    window: WINDOW,
  });
  expect(idle).toEqual({ cpuCores: { gateway: 0.02, redis: 0 }, logBytesPerSecond: 100 });
});

describe("the cost of an arrival", () => {
  const costWith = (changes: object) =>
    evaluate<ActCost>("cost-of", "subject.costOf(input)", {
      samples: BUSY,
      generator: [
        { at: 0, cpu: 0 },
        { at: 30_000, cpu: 3 },
      ],
      idle: { cpuCores: { gateway: 0.1 }, logBytesPerSecond: 1_000 },
      window: WINDOW,
      arrivals: 200,
      calls: { search: 200, suggestions: 900 },
      ...changes,
    });

  it("is what the window used beyond idling, divided by its arrivals", () => {
    expect(costWith({})).toEqual({
      ...{ perSecond: 10, arrivals: 200, calls: { search: 1, suggestions: 4.5 } },
      // 20 s at 0.5 cores, less 20 s at 0.1 cores.
      ...{ cpuMs: { gateway: 40, redis: 0 }, generatorCpuMs: 10 },
      ...{ rows: { viewing: 2 }, logBytes: 800 },
    });
  });

  it("takes the generator's use from its samples, which may end a little earlier", () => {
    const generator = [
      { at: 5_000, cpu: 1 },
      { at: 25_000, cpu: 3 },
    ];
    expect(costWith({ generator }).generatorCpuMs).toBe(10);
  });

  it("is never negative, for a process that idled more than it worked", () => {
    const idle = { cpuCores: { gateway: 0.6 }, logBytesPerSecond: 0 };
    expect(costWith({ idle }).cpuMs.gateway).toBe(0);
  });

  it("cannot be known from samples that end before the window", () => {
    expect(() => costWith({ window: { from: 5_500, to: 40_000 } })).toThrow("the samples end");
  });
});

describe("a run to compare with the model", () => {
  const run = {
    run: { journey: "evening-peak", data: "", startedAt: "2026-11-26T20:00:00.000Z" },
    machine: { cpu: "Fast", cores: 2, loadBefore: 0.2 },
    breakpoint: { heldPerSecond: 130, brokenPerSecond: 195, misses: ["search p(95)<300"] },
    commit: "abcdef123",
    verdict: "passed",
  };
  const found = (changes: object) =>
    evaluate<MeasuredBreakpoint>("capacity", "subject.breakpointIn(input)", { ...run, ...changes });

  it("is described by its breakpoint, machine, and data", () => {
    expect(found({})).toEqual({
      ...{ measuredAt: "2026-11-26", commit: "abcdef123", machine: run.machine, data: "" },
      ...run.breakpoint,
    });
  });

  it("is one of the evening's peak to its breakpoint, and was not refused", () => {
    expect(() => found({ breakpoint: null })).toThrow("WORKLOAD=breakpoint");
    expect(() => found({ run: { ...run.run, journey: "search" } })).toThrow("JOURNEY=evening-peak");
    expect(() => found({ verdict: "refused" })).toThrow("This run is refused");
  });
});
