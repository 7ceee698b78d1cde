import { PrometheusSerializer } from "@opentelemetry/exporter-prometheus";
import { MeterProvider, MetricReader } from "@opentelemetry/sdk-metrics";
import { toExposition } from "./exposition";

class Reader extends MetricReader {
  protected override async onForceFlush(): Promise<void> {}
  protected override async onShutdown(): Promise<void> {}
}

/** Metrics of every kind, with everything that needs care. */
async function collected() {
  const reader = new Reader();
  const provider = new MeterProvider({ readers: [reader] });
  const ours = provider.getMeter("eightcount");
  ours.createCounter("eightcount.tokens.refused", { unit: "{token}" }).add(3, { "a.b-c": "x" });
  ours.createCounter("already_total", { description: "Ends\nwith \\ total." }).add(1);
  ours.createUpDownCounter("open..things").add(-2, { list: ["a", "b"], is: true, count: 7 });
  ours.createGauge("level").record(Number.POSITIVE_INFINITY, { note: 'a "b"\\\nc' });
  const histogram = ours.createHistogram("took", {
    unit: "s",
    description: "Time.",
    advice: { explicitBucketBoundaries: [0.1, 1, 10] },
  });
  for (const seconds of [0.05, 0.5, 0.7, 20]) histogram.record(seconds, { name: "search" });
  histogram.record(0.2, { name: "" });
  const library = provider.getMeter("@library/http", "1.2.3", { schemaUrl: "https://example/1" });
  library.createCounter("eightcount.tokens.refused", { unit: "{token}" }).add(4);
  return (await reader.collect()).resourceMetrics;
}

it("writes what OpenTelemetry's own serializer writes", async () => {
  const metrics = await collected();
  const lines = toExposition(metrics).split("\n").filter(Boolean);
  const expected = new PrometheusSerializer().serialize(metrics).split("\n").filter(Boolean);
  expect(lines).toEqual(expected);
  expect(lines.length).toBeGreaterThan(25);
});

it("writes the same twice", async () => {
  const metrics = await collected();
  expect(toExposition(metrics)).toBe(toExposition(metrics));
});
