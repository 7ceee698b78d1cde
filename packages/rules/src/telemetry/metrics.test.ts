import { attributes } from "./attributes";
import { metricAttributes } from "./metric-attributes";
import { allMetrics } from "./metrics";

const DOTTED = /^[a-z][a-z0-9_]*(\.[a-z][a-z0-9_]*)+$/;
/** UCUM units in use, or what is counted in braces. */
const UNIT = /^(s|By|1|\{[a-z]+\})$/;
/** OpenTelemetry puts units into `unit`, and Prometheus appends these by itself. */
const SUFFIX = /[._](total|count|sum|bucket|seconds|bytes|ratio|s|ms)$/;
/** Parts of names that stand for a person, their address, their device, or their money. */
const PERSONAL =
  /member|viewer|email|address|user|phone|session|device|city|country|network|card|amount|name$/;
/** Names of things in the source, not of people. */
const HARMLESS = new Set([
  "graphql.operation.name",
  "eightcount.field.name",
  "eightcount.mutation.name",
  "eightcount.limit.name",
  "db.client.connection.pool.name",
  "messaging.destination.name",
  "eightcount.cache.name",
  "eightcount.provider.name",
  "eightcount.job.name",
  "db.operation.name",
]);

it.each(allMetrics.map((metric) => [metric.name, metric] as const))(
  "%s follows the conventions of OpenTelemetry and Prometheus",
  (_, { name, unit, description, kind, attributes: carried }) => {
    expect(name).toMatch(DOTTED);
    expect(name).not.toMatch(SUFFIX);
    expect(unit).toMatch(UNIT);
    expect(description).toMatch(/^[A-Z].*\.$/);
    expect(new Set(carried).size).toBe(carried.length);
    if (kind === "histogram") expect(unit).not.toBe("1");
  },
);

it("names are unique, in Prometheus' spelling, too", () => {
  const spelled = allMetrics.map(({ name }) => name.replaceAll(".", "_"));
  expect(new Set(spelled).size).toBe(spelled.length);
});

it("buckets grow", () => {
  for (const metric of allMetrics) {
    if (metric.kind !== "histogram") continue;
    expect([metric.name, metric.buckets]).toEqual([
      metric.name,
      [...new Set(metric.buckets)].sort((a, b) => a - b),
    ]);
  }
});

it("no attribute of a metric can identify a person", () => {
  for (const { name } of Object.values(metricAttributes)) {
    expect(name).toMatch(DOTTED);
    if (!HARMLESS.has(name)) expect(name).not.toMatch(PERSONAL);
  }
});

it("open attributes state where their values are written down", () => {
  for (const attribute of Object.values(metricAttributes)) {
    if (attribute.values === null) expect(attribute.source).toMatch(/^[a-z]/);
    else expect(attribute.values.length).toBeGreaterThan(1);
  }
});

it("attributes of our own are registered once", () => {
  const registered: readonly string[] = Object.values(attributes);
  for (const { name } of Object.values(metricAttributes)) expect(registered).toContain(name);
  expect(new Set(registered).size).toBe(registered.length);
});
