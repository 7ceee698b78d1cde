import { businessMetrics } from "@eightcount/rules/telemetry/business-metrics";
import { eventMetrics } from "@eightcount/rules/telemetry/event-metrics";
import type { AttributesOf, Metric } from "@eightcount/rules/telemetry/metric";
import { operationMetrics } from "@eightcount/rules/telemetry/operation-metrics";
import { processMetrics } from "@eightcount/rules/telemetry/process-metrics";
import { counters } from "@eightcount/rules/telemetry/registry";
import { viewingMetrics } from "@eightcount/rules/telemetry/viewing-metrics";
import { journeyStack } from "@eightcount/test-kit/stacks/journey-stack";
import { type Sample, samplesIn, sumOf } from "@eightcount/test-kit/telemetry/samples";
import { DANCED, type Evening, liveAnEvening } from "./people/evening";
import { Person } from "./people/person";
import { eventually } from "./stack/eventually";

const PROCESSES = ["gateway", "client", "accounts", "catalogue", "viewing", "billing"] as const;
const SUBGRAPHS = ["accounts", "catalogue", "viewing", "billing"] as const;
type Process = (typeof PROCESSES)[number];
type Scrapes = Readonly<Record<Process, readonly Sample[]>>;

const SEEN_WITHIN_MS = 10_000;
async function scrape(name: Process): Promise<readonly Sample[]> {
  const response = await fetch(journeyStack().metrics[name] ?? "");
  expect([name, response.status]).toEqual([name, 200]);
  return samplesIn(await response.text());
}

const scrapeAll = async (): Promise<Scrapes> =>
  Object.fromEntries(
    await Promise.all(PROCESSES.map(async (name) => [name, await scrape(name)] as const)),
  ) as Scrapes;

let evening: Evening;
let before: Scrapes;
let after: Scrapes;

beforeAll(async () => {
  before = await scrapeAll();
  evening = await liveAnEvening();
  // Accounts learns of the purchase in the background, and a busy database may miss a scrape.
  await eventually("the evening's jobs have ended", SEEN_WITHIN_MS, async () => {
    after = await scrapeAll();
    const isWhole = SUBGRAPHS.every(
      (name) => sumOf(after[name], eventMetrics.outboxWaiting) !== null,
    );
    return (
      isWhole && grown("accounts", eventMetrics.jobDuration, { job: "entitlement.changed" }) > 0
    );
  });
});

function grown<M extends Metric>(
  name: Process,
  metric: M,
  attributes: Partial<AttributesOf<M>>,
  suffix?: "count" | "sum",
): number {
  const valueIn = (scrapes: Scrapes) => sumOf(scrapes[name], metric, attributes, suffix) ?? 0;
  return valueIn(after) - valueIn(before);
}

describe("the metrics of every process", () => {
  it.each(PROCESSES)("%s shows its memory, CPU, event loop, and requests", (name) => {
    const { memoryUsage, cpuTime, uptime } = processMetrics;
    for (const metric of [memoryUsage, cpuTime, uptime]) {
      expect(sumOf(after[name], metric)).toBeGreaterThan(0);
    }
    const names = new Set(after[name].map((sample) => sample.name));
    expect(names).toContain("nodejs_eventloop_utilization");
    expect(names).toContain("http_server_request_duration_count");
  });

  it.each(SUBGRAPHS)("%s shows its connections and what waits in the background", (name) => {
    expect(sumOf(after[name], processMetrics.poolConnections, { pool: "main" })).not.toBeNull();
    expect(sumOf(after[name], eventMetrics.outboxWaiting)).not.toBeNull();
  });

  it("count an evening where it happened", () => {
    const { operationDuration, fieldDuration } = operationMetrics;
    const ok = { outcome: "ok" } as const;
    for (const operationName of ["SearchScreenQuery", "sendProgressMutation"]) {
      expect(grown("gateway", operationDuration, { operationName, ...ok })).toBeGreaterThan(0);
    }
    expect(grown("catalogue", fieldDuration, { field: "Query.search", ...ok })).toBeGreaterThan(0);
    expect(grown("viewing", viewingMetrics.flushRows, {}, "sum")).toBeGreaterThan(0);
    for (const signUpStep of ["accepted", "verified"] as const) {
      expect(grown("accounts", businessMetrics.signUps, { signUpStep })).toBeGreaterThan(0);
    }
    const { mutationsRefused } = counters;
    expect(grown("accounts", mutationsRefused, { mutation: "signIn" })).toBeGreaterThan(0);
    const bought = { product: "subscription", purchaseResult: "bought" } as const;
    expect(grown("billing", businessMetrics.purchases, bought)).toBeGreaterThan(0);
  });

  it("contain nothing about the people", () => {
    const labels = PROCESSES.flatMap((name) => after[name])
      // Describes the process itself, with an id of its own.
      .filter(({ name }) => name !== "target_info")
      .flatMap((sample) => Object.values(sample.labels));
    expect(labels.length).toBeGreaterThan(1_000);
    expect(labels.filter((label) => evening.isPersonal(label) || label.includes(DANCED))).toEqual(
      [],
    );
    expect(labels.join("\n")).not.toMatch(/@[\w-]+\.\w|[\da-f]{8}-[\da-f]{4}-|eyJ/i);
  });

  it("cannot be read through the public site", async () => {
    const answer = await Person.visitor().fetch("/metrics");
    expect(await answer.text()).not.toContain("target_info");
  });
});
