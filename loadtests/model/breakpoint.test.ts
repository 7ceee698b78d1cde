import { shares } from "../evening.ts";
import { someCosts } from "../testing/some-costs.ts";
import { predictBreakpoint } from "./breakpoint.ts";

const updates = (cpuMs: Record<string, number>, generatorCpuMs = 0) =>
  someCosts({ progress: { cpuMs, generatorCpuMs } });

/** Arrivals of the mix per second at which the updates use so much CPU. */
const atCores = (cores: number, ms: number) => (cores * 1_000) / (ms * shares.progress);

it("one core of a process runs out before the machine does", () => {
  const { perSecond, limit } = predictBreakpoint(updates({ gateway: 3, viewing: 1 }));
  expect(limit).toBe("gateway");
  expect(perSecond).toBeCloseTo(atCores(0.85, 3));
});

it("the machine runs out if processes share it evenly, the load generator included", () => {
  const { perSecond, limit } = predictBreakpoint(updates({ gateway: 2, viewing: 2, edge: 1 }, 1));
  expect(limit).toBe("machine");
  expect(perSecond).toBeCloseTo(atCores(1.7, 6));
});

it("PostgreSQL runs on all cores", () => {
  const { perSecond, limit } = predictBreakpoint(updates({ postgres: 9 }));
  expect(limit).toBe("machine");
  expect(perSecond).toBeCloseTo(atCores(1.7, 9));
});

it("what idles is not there for callers", () => {
  const costs = updates({ gateway: 2 });
  const busy = { ...costs, idle: { cpuCores: { gateway: 0.35 }, logBytesPerSecond: 0 } };
  expect(predictBreakpoint(busy).perSecond).toBeCloseTo(atCores(0.5, 2));
});

it("rare acts count by their share", () => {
  const costs = someCosts({
    progress: { cpuMs: { gateway: 2 } },
    purchase: { cpuMs: { gateway: 500 } },
  });
  expect(predictBreakpoint(costs).cpuMs.gateway).toBeCloseTo(
    2 * shares.progress + 500 * shares.purchase,
  );
});
