import { shedAtPeak } from "./pressure.ts";
import { workloadNamed } from "./workloads/workloads.ts";

const linesUnder = (workload: string) => shedAtPeak(workloadNamed(workload)(60));

describe("pass lines under pressure", () => {
  it("demand that a spike above the breakpoint sheds something", () => {
    expect(linesUnder("spike")).toEqual({ shed: [{ threshold: "count>0" }] });
  });

  it.each(["smoke", "average", "stress", "soak", "breakpoint"])("demand nothing of %s", (name) => {
    expect(linesUnder(name)).toEqual({});
  });
});
