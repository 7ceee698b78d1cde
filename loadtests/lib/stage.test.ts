import { workloadNamed } from "../workloads/workloads.ts";
import { dueMs, fitted, hold, ramp } from "./stage.ts";

describe("the time an arrival is due", () => {
  it("is even while the rate holds", () => {
    const stage = hold({ phase: "a", seconds: 10, at: 20 });
    expect([0, 1, 100].map((index) => dueMs(stage, index))).toEqual([0, 50, 5_000]);
  });

  it("follows a ramp, up and down", () => {
    // From 0 to 10 per second within 10 s, 50 arrivals come: half of them in the last 2.9 s.
    const up = ramp({ phase: "a", seconds: 10, from: 0, to: 10 });
    expect(dueMs(up, 50)).toBeCloseTo(10_000);
    expect(dueMs(up, 25)).toBeCloseTo(7_071, 0);
    const down = ramp({ phase: "a", seconds: 10, from: 10, to: 0 });
    expect(dueMs(down, 25)).toBeCloseTo(2_929, 0);
  });
});

describe("a workload", () => {
  const names = ["smoke", "average", "stress", "spike", "soak", "breakpoint"];

  it.each(names)("%s warms up unjudged, and has phases of different names", (name) => {
    const { stages } = workloadNamed(name)(20);
    expect(stages[0]).toMatchObject({ phase: "warm-up", isJudged: false });
    expect(stages.some(({ isJudged }) => isJudged)).toBe(true);
    const phases = stages.map(({ phase }) => phase);
    expect(new Set(phases).size).toBe(phases.length);
  });

  it.each(names)("%s has no jump where a ramp begins or ends", (name) => {
    const { stages } = workloadNamed(name)(20);
    for (const [place, { from, to }] of stages.entries()) {
      if (from === to) continue;
      expect(stages[place - 1]?.to).toBe(from);
      expect(stages[place + 1]?.from).toBe(to);
    }
  });

  it("can be shortened, and sends tenths of an arrival per second", () => {
    const { stages } = fitted(workloadNamed("average")(1.2345), 0.1);
    expect(stages.map(({ seconds }) => seconds)).toEqual([5, 60]);
    expect(stages[1]).toMatchObject({ from: 1.2, to: 1.2 });
  });

  it("is known by name only", () => {
    expect(() => workloadNamed("storm")).toThrow("smoke, average, stress, spike, soak, breakpoint");
  });
});
