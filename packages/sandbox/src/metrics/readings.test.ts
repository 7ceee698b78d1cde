import { samplesIn } from "@eightcount/service-kit/telemetry/samples";
import { quantile } from "./quantile";
import { Readings, type Scrapes } from "./reading";

const START_MS = 1_790_000_000_000;

/** A scrape of one process, `seconds` after the start. */
const scrape = (text: string): Scrapes => new Map([["gateway", samplesIn(text)]]);

const grown = (readings: Readings, seconds: number, text: string) =>
  readings
    .next(START_MS + seconds * 1_000, scrape(text))
    .filter(({ name }) => name === "asked_total")
    .map(({ value, seconds: within }) => [value, within]);

describe("readings", () => {
  it("carry a counter's growth since the scrape before", () => {
    const readings = new Readings(START_MS);
    expect(grown(readings, 5, "process_uptime 100\nasked_total 40")).toEqual([]);
    expect(grown(readings, 8, "process_uptime 103\nasked_total 46")).toEqual([[6, 3]]);
    // A scrape in between failed.
    expect(grown(readings, 14, "process_uptime 109\nasked_total 46")).toEqual([[0, 6]]);
  });

  it("count from zero what started in the meantime", () => {
    const readings = new Readings(START_MS);
    expect(grown(readings, 10, "process_uptime 4\nasked_total 3")).toEqual([[3, 4]]);
    expect(grown(readings, 20, "process_uptime 2\nasked_total 5")).toEqual([[5, 2]]);
    const labelled = readings.next(
      START_MS + 23_000,
      scrape('process_uptime 5\nasked_total{by="new"} 2'),
    );
    expect(labelled.find(({ labels }) => labels.by === "new")?.value).toBe(2);
  });

  it("carry a gauge's value", () => {
    const readings = new Readings(START_MS);
    expect(readings.next(START_MS, scrape("busy 0.25"))).toMatchObject([
      { name: "busy", process: "gateway", value: 0.25 },
    ]);
  });
});

describe("quantiles", () => {
  const buckets = [
    { upTo: Number.POSITIVE_INFINITY, count: 100 },
    { upTo: 0.1, count: 50 },
    { upTo: 0.2, count: 90 },
  ];

  it.each([
    [0.25, 0.05],
    [0.5, 0.1],
    [0.7, 0.15],
    [0.99, 0.2],
  ])("the %d quantile is about %d", (share, expected) => {
    expect(quantile(share, buckets)).toBeCloseTo(expected, 10);
  });

  it("do not exist without observations", () => {
    expect(quantile(0.5, [])).toBeNull();
    expect(quantile(0.5, [{ upTo: 1, count: 0 }])).toBeNull();
  });
});
