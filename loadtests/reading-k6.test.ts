import { evaluate } from "./testing/evaluate.ts";

const TAGS = "operation:search,phase:steady";

const SUMMARY = {
  workload: {
    stages: [{ phase: "steady", seconds: 10, from: 2, to: 2, isJudged: true }],
  },
  metrics: {
    [`http_req_duration{${TAGS}}`]: {
      values: { count: 20, med: 5, "p(95)": 301, "p(99)": 302, "p(99.9)": 303, max: 304.123 },
      thresholds: { "p(95)<300": { ok: false }, "max>=0": { ok: true } },
    },
    [`operation_failed{${TAGS}}`]: {
      values: { rate: 0.25 },
      thresholds: { "rate<=0.001": { ok: false } },
    },
    "dropped_iterations{scenario:steady}": {
      values: { count: 4 },
      thresholds: { "count==0": { ok: false } },
    },
    "iterations{phase:steady}": { values: { count: 16 } },
    "generator_lag{phase:steady}": { values: { "p(95)": 7 } },
    acked_then_missing: { values: { count: 0 }, thresholds: { "count==0": { ok: true } } },
    http_reqs: { values: { count: 99 } },
  },
};

it("k6's summary becomes rows per phase and operation, with the pass lines that were missed", () => {
  expect(evaluate("figures", "subject.figuresOf(input)", SUMMARY)).toEqual({
    endsAtFirstMiss: false,
    operations: [
      {
        ...{ phase: "steady", operation: "search", isJudged: true },
        ...{ calls: 20, p50: 5, p95: 301, p99: 302, p999: 303, max: 304.12 },
        perSecond: 2,
        failedShare: 0.25,
        missed: ["p(95)<300", "failed rate<=0.001"],
        objectives: [
          { of: "latency", figure: "p(95)", sign: "<", goal: 300, measured: 301, isKept: false },
          { of: "failed", figure: "rate", sign: "<=", goal: 0.001, measured: 0.25, isKept: false },
        ],
      },
    ],
    phases: [
      {
        ...{ phase: "steady", seconds: 10, from: 2, to: 2, isJudged: true },
        ...{ arrivals: 16, dropped: 4, failedChecks: 0, generatorLagP95: 7 },
        missed: ["dropped arrivals"],
        objectives: [
          { of: "dropped", figure: "count", sign: "==", goal: 0, measured: 4, isKept: false },
        ],
      },
    ],
    own: {
      acked_then_missing: {
        ...{ value: 0, missed: [] },
        objectives: [
          { of: "own", figure: "count", sign: "==", goal: 0, measured: 0, isKept: true },
        ],
      },
    },
  });
});

it("k6's lines become one line of progress", () => {
  const lines = [
    "running (0m10.8s), 03/20 VUs, 6 complete and 0 interrupted iterations",
    "warm-up ✓ [ 100% ] 00/10 VUs  5s       1.00 iters/s",
    "smoke     [  23% ] 03/10 VUs  2.1s/9s  1.00 iters/s",
    'time="2026-11-26T14:31:17Z" level=error msg="no \\"route\\""',
  ];
  const code = `(() => {
    const lines = new subject.K6Lines();
    return [input.map((line) => lines.read(line)).at(-1), lines.messages, lines.users];
  })()`;
  expect(evaluate("run-k6", code, lines)).toEqual([
    "0m10.8s, 6 arrivals, smoke 23 %",
    ['no "route"'],
    { smoke: 10 },
  ]);
});

it("k6's preparation is shown before any arrival", () => {
  const code = "new subject.K6Lines().read(input)";
  const line = "Init      [  14% ] 12/85 VUs initialized";
  expect(evaluate("run-k6", code, line)).toBe("Init 14 %");
});

it("the generator's CPU is a share of all cores, with its busiest five seconds", () => {
  const cpu = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 2.5, 4.5, 6.5, 8.5, 10.5, 10.6];
  const samples = cpu.map((seconds, at) => ({ at: at * 1_000, cpu: seconds }));
  const shares = evaluate<{ mean: number; peak: number }>(
    "cpu-time",
    "subject.cpuShares(input, 0, 2)",
    samples,
  );
  const later = "subject.cpuShares(input, 10_000, 2)";
  expect(evaluate<{ peak: number }>("cpu-time", later, samples).peak).toBeCloseTo(0.05);
  expect(shares.mean).toBeCloseTo(10.6 / 11 / 2);
  expect(shares.peak).toBeCloseTo(1);
});

it("go.mod pins the version of k6", () => {
  expect(evaluate("k6", "subject.pinnedVersion()")).toMatch(/^\d+\.\d+\.\d+$/);
  expect(evaluate("k6", "subject.pinnedVersion(input)", "require go.k6.io/k6/v2 v9.8.7\n")).toBe(
    "9.8.7",
  );
});

it("DATA is the full set, or three sizes", () => {
  const optionsOf = (data: string) =>
    evaluate<readonly string[]>("members", "subject.sizeOptions(input)", data);
  expect(optionsOf("full")).toEqual([]);
  expect(optionsOf("20,5,50")).toEqual(["--classes=20", "--members=5", "--progress=50"]);
  for (const data of ["20,5", "20,5,0", "many"]) {
    expect(() => optionsOf(data)).toThrow("DATA must be full, or classes,members,progress");
  }
});

it("a load is the same only on data of the same size", () => {
  const loadOf = (data: string) =>
    evaluate<string>("results", "subject.loadOf(input)", {
      ...{ journey: "search", workload: "smoke", rate: "40", time: "", data },
    });
  expect(loadOf("")).toBe("search smoke RATE=40");
  expect(loadOf("20,5,50")).toBe("search smoke RATE=40 DATA=20,5,50");
});

it("names are the catalog's, each once, in the order of its classes", () => {
  const of = (songName: string, teacher: string) => ({
    songName,
    songArtist: "Noa & Friends",
    instructor: { name: teacher },
    style: { name: "Heels" },
  });
  const classes = [of("Foundation", "Tessa"), of("Warm Rain", "Tessa")];
  expect(evaluate("catalog", "subject.namesIn(input)", classes)).toEqual([
    "Foundation",
    "Noa & Friends",
    "Tessa",
    "Heels",
    "Warm Rain",
  ]);
});
