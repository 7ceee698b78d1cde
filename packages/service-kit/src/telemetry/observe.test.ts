import { gauge, observedCounter } from "@eightcount/rules/telemetry/metric";
import { collectMetrics } from "@eightcount/test-kit/telemetry/collected-metrics";
import { readMetrics } from "./metric-reader";
import { type Observation, observe } from "./observe";

const level = gauge({ name: "eightcount.test.level", unit: "1", description: "For this test." });
const work = observedCounter({
  name: "eightcount.test.work",
  unit: "{job}",
  description: "For this test.",
  attributes: ["subgraph"],
});
const other = gauge({ name: "eightcount.test.other", unit: "1", description: "For this test." });

const metrics = collectMetrics();
const removals: (() => void)[] = [];
const add = (observation: Observation) => removals.push(observe(observation));
afterEach(() => {
  for (const remove of removals.splice(0)) remove();
});
afterAll(() => metrics.stop());

it("reads values when somebody scrapes, and only then", async () => {
  let reads = 0;
  add((report) => {
    reads += 1;
    report(level, reads, {});
    report(work, 10 * reads, { subgraph: "viewing" });
  });
  expect(reads).toBe(0);
  expect(await metrics.scrape()).toMatch(
    /# TYPE eightcount_test_level gauge\neightcount_test_level\{.*\} 1\n/,
  );
  expect(await metrics.value(work, { subgraph: "viewing" })).toBe(20);
});

it("adds up what several observations report", async () => {
  add((report) => report(work, 1, { subgraph: "viewing" }));
  add(async (report) => report(work, 2, { subgraph: "billing" }));
  expect(await metrics.value(work)).toBe(3);
});

it("forgets what is no longer reported", async () => {
  let isKnown = true;
  add((report) => {
    if (isKnown) report(level, 7, {});
  });
  expect(await metrics.value(level)).toBe(7);
  isKnown = false;
  expect(await metrics.value(level)).toBeNull();
});

it("leaves out a whole observation that fails, and nothing else", async () => {
  add((report) => {
    report(level, 1, {});
    throw new Error("no database");
  });
  add((report) => report(other, 2, {}));
  expect(await metrics.value(level)).toBeNull();
  expect(await metrics.value(other)).toBe(2);
});

it("gives the reason why an observation is missing", async () => {
  add(() => {
    throw new Error("no database");
  });
  add((report) => report(other, 2, {}));
  const reasons: unknown[] = [];
  await readMetrics(({ err }) => reasons.push(err));
  expect(reasons).toEqual([new Error("no database")]);
});

it("does not wait for an observation that hangs, nor starts it twice", async () => {
  let starts = 0;
  let finish = () => {};
  const hanging = new Promise<void>((resolve) => {
    finish = resolve;
  });
  add(async (report) => {
    starts += 1;
    await hanging;
    report(level, starts, {});
  });
  add((report) => report(other, 2, {}));
  const startedAt = performance.now();
  expect(await metrics.value(other)).toBe(2);
  expect(await metrics.value(level)).toBeNull();
  expect(performance.now() - startedAt).toBeLessThan(2_000);
  expect(starts).toBe(1);
  finish();
  await new Promise((resolve) => setImmediate(resolve));
  expect(await metrics.value(level)).toBe(2);
});
