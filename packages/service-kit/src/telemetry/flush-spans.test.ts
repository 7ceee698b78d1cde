import { ProxyTracerProvider, trace } from "@opentelemetry/api";
import { flushSpans } from "./flush-spans";

/** Registers a provider whose flush ends when the test says so. */
function flushing(forceFlush: () => Promise<void>) {
  const provider = new ProxyTracerProvider();
  provider.setDelegate({ getTracer: trace.getTracer, forceFlush } as never);
  return jest.spyOn(trace, "getTracerProvider").mockReturnValue(provider);
}

afterEach(() => jest.restoreAllMocks());

it("waits until the spans are exported", async () => {
  const steps: string[] = [];
  flushing(async () => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    steps.push("exported");
  });
  await flushSpans();
  expect(steps).toEqual(["exported"]);
});

it.each([
  ["that fails", () => Promise.reject(new Error("no collector"))],
  ["that stays silent", () => new Promise<void>(() => undefined)],
])("an exporter %s does not keep the process", async (_, forceFlush) => {
  flushing(forceFlush);
  const begin = performance.now();
  // The wait itself does not keep a process alive.
  const alive = setTimeout(() => undefined, 5_000);
  await flushSpans();
  clearTimeout(alive);
  expect(performance.now() - begin).toBeLessThan(4_000);
});
