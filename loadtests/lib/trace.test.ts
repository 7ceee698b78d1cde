import { newTrace } from "./trace.ts";

it("every request has a trace of its own, in the form that the product reads", () => {
  const traces = Array.from({ length: 1_000 }, () => newTrace(0.5));
  expect(new Set(traces.map(({ traceId }) => traceId)).size).toBe(1_000);
  for (const { traceId, isSampled, traceparent } of traces) {
    expect(traceparent).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-0[01]$/);
    expect(traceparent.slice(3, 35)).toBe(traceId);
    expect(traceparent.endsWith("1")).toBe(isSampled);
  }
});

it.each([0, 0.1, 1])("a share of %p is recorded", (share) => {
  const sampled = Array.from({ length: 5_000 }, () => newTrace(share)).filter(
    ({ isSampled }) => isSampled,
  );
  expect(Math.abs(sampled.length / 5_000 - share)).toBeLessThan(0.03);
});
