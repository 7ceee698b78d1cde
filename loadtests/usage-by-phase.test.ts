import { readFileSync } from "node:fs";
import path from "node:path";
import { aPhase } from "./testing/a-run.ts";
import { evaluate } from "./testing/evaluate.ts";
import { aSample, loopOf } from "./testing/usage-samples.ts";

interface Row {
  readonly name: string;
  readonly cores: number | null;
  readonly eventLoop: number | null;
  readonly delayP99Ms: number | null;
  readonly collecting: number | null;
}

interface Usage {
  readonly cores: number;
  readonly reason?: string;
  readonly phases: readonly {
    readonly phase: string;
    readonly rows: readonly Row[];
    readonly busiest: string | null;
    readonly unread: readonly string[];
    readonly machineCores: number | null;
    readonly otherCores: number | null;
  }[];
}

const usageOf = (samples: readonly object[], steps: readonly string[] = ["step-01"]) =>
  evaluate<Usage>("usage/by-phase", "subject.usageByPhase(input)", {
    samples,
    starts: Object.fromEntries(steps.map((step, place) => [step, place * 20_000])),
    phases: steps.map((step) => aPhase(step)),
    cores: 2,
  });

const rowNamed = (usage: Usage, name: string, step = 0) =>
  usage.phases[step]?.rows.find((row) => row.name === name);

/** The gateway is busy for a quarter of the first step, and viewing for nine tenths of the second. */
const TWO_STEPS = [
  aSample(0, { metrics: { gateway: loopOf(10, 100), viewing: loopOf(5, 100) } }),
  aSample(20, { metrics: { gateway: loopOf(15, 120), viewing: loopOf(7, 120) } }),
  aSample(40, { metrics: { gateway: loopOf(23, 140), viewing: loopOf(25, 140) } }),
];

describe("what the processes used", () => {
  it("is told by step, with the process whose event loop was busiest", () => {
    const usage = usageOf(TWO_STEPS, ["step-01", "step-02"]);
    expect(usage.phases.map(({ phase, busiest }) => [phase, busiest])).toEqual([
      ["step-01", "gateway"],
      ["step-02", "viewing"],
    ]);
    expect(rowNamed(usage, "gateway")).toEqual({
      ...{ name: "gateway", cores: 0.25, eventLoop: 0.25 },
      ...{ delayP99Ms: 1, collecting: 0.025 },
    });
    expect(rowNamed(usage, "viewing", 1)).toMatchObject({ cores: 0.9, eventLoop: 0.9 });
  });

  it("is a share of the process's own clock, because a busy one responds late", () => {
    const samples = [
      aSample(0, { metrics: { viewing: loopOf(0, 100) } }),
      aSample(20, { metrics: { viewing: loopOf(24, 124) } }),
    ];
    expect(rowNamed(usageOf(samples), "viewing")).toMatchObject({ cores: 1, eventLoop: 1 });
  });

  it("leaves out what comes after the step, such as the end of the run", () => {
    const samples = [
      aSample(0, { metrics: { viewing: loopOf(0, 100) } }),
      aSample(20.2, { metrics: { viewing: loopOf(10, 120) } }),
      aSample(21.9, { metrics: { viewing: loopOf(10, 122) } }),
    ];
    expect(rowNamed(usageOf(samples), "viewing")).toMatchObject({ eventLoop: 0.5 });
  });

  it("is known of the part of a step before the run was ended", () => {
    const samples = [
      aSample(0, { metrics: { viewing: loopOf(0, 100) } }),
      aSample(12, { metrics: { viewing: loopOf(9, 112) } }),
    ];
    expect(rowNamed(usageOf(samples), "viewing")).toMatchObject({ eventLoop: 0.75 });
  });

  it("shows the longest delay without the time between two samples of the event loop", () => {
    const delayed = (delayP99: number | null) => loopOf(1, 100, { delayP99 });
    const samples = [
      aSample(0, { metrics: { viewing: delayed(9) } }),
      aSample(10, { metrics: { viewing: { ...delayed(0.18), idle: 109 } } }),
      aSample(20, { metrics: { viewing: { ...delayed(null), idle: 119 } } }),
    ];
    expect(rowNamed(usageOf(samples), "viewing")).toMatchObject({ delayP99Ms: 130 });
  });

  it("names a process that did not respond, or that began anew, and tells of the others", () => {
    const samples = [
      aSample(0, { metrics: { gateway: loopOf(1, 100), viewing: null, billing: loopOf(50, 100) } }),
      aSample(20, { metrics: { gateway: loopOf(3, 120), viewing: null, billing: loopOf(1, 5) } }),
    ];
    const usage = usageOf(samples);
    expect(usage.phases[0]).toMatchObject({ unread: ["viewing", "billing"], busiest: "gateway" });
    expect(rowNamed(usage, "gateway")).toMatchObject({ eventLoop: 0.1 });
  });

  it("takes the cores of all else from the operating system, with what is left for others", () => {
    const samples = [
      aSample(0, { busy: 500, cpu: { postgres: 30, k6: 2 }, metrics: { viewing: loopOf(0, 100) } }),
      aSample(20, {
        ...{ busy: 538, cpu: { postgres: 36, k6: 12 } },
        metrics: { viewing: loopOf(14, 120) },
      }),
    ];
    const usage = usageOf(samples);
    expect(usage.phases[0]?.rows.map(({ name, cores }) => [name, cores])).toEqual([
      ["viewing", 0.7],
      ["k6", 0.5],
      ["postgres", 0.3],
    ]);
    expect(usage.phases[0]).toMatchObject({ machineCores: 1.9, otherCores: 0.4 });
  });

  it("says nothing of other programs in a container with a part of the machine", () => {
    const samples = [0, 20].map((second) =>
      aSample(second, { busy: null, metrics: { viewing: loopOf(second / 2, 100 + second) } }),
    );
    expect(usageOf(samples).phases[0]).toMatchObject({
      ...{ machineCores: null, otherCores: null, busiest: "viewing" },
    });
  });

  it("says nothing of other programs where nobody counts the cores of k6 and PostgreSQL", () => {
    const samples = [0, 20].map((second) =>
      aSample(second, { busy: second, metrics: { viewing: loopOf(second / 2, 100 + second) } }),
    );
    expect(usageOf(samples).phases[0]).toMatchObject({ machineCores: 1, otherCores: null });
  });

  it("is unknown, and says so, if the stack cannot be read", () => {
    expect(usageOf([])).toMatchObject({ phases: [], reason: expect.stringContaining("unknown") });
  });
});

it("the time between two samples of the event loop is the one that the processes use", () => {
  const register = path.resolve(__dirname, "../packages/service-kit/src/telemetry/register.ts");
  const used = /EVENT_LOOP_SAMPLE_MS = (\d+)/.exec(readFileSync(register, "utf8"))?.[1];
  expect(evaluate("usage/rows", "subject.DELAY_SAMPLE_MS")).toBe(Number(used));
});

interface Described {
  readonly text: string;
  readonly html: string;
}

const described = (usage: Usage, breakpoint: object | null) => ({
  text: evaluate<string>("usage/describe", "subject.describeUsage(...input)", [usage, breakpoint]),
  html: evaluate<string>("usage/report-section", "subject.usageSection(...input)", [
    usage,
    breakpoint,
  ]),
});

describe("the report", () => {
  let broken: Described;
  beforeAll(() => {
    const usage = usageOf(
      TWO_STEPS.map((sample, place) => ({
        ...sample,
        busy: place * 39.6,
        cpu: { k6: 1 + 5 * place },
      })),
      ["step-01", "step-02"],
    );
    broken = described(usage, { brokenPhase: "step-02" });
  });

  it("names the busiest process of the step that broke, and a machine that was full", () => {
    expect(broken.text).toContain(
      "Busiest in step-02 10/s: viewing, whose event loop was busy 90 % of the time, with 0.90 cores.",
    );
    expect(broken.text).toContain(
      "The machine had no more to give: 1.98 of 2 cores were busy, 0.25 of them with k6 and 0.43 with programs outside the stack.",
    );
    expect(broken.text).not.toContain("Busiest in step-01");
    expect(broken.text).toMatch(/step-01 10\/s +gateway +25 % +1\.98 of 2 cores/);
  });

  it("shows every step in HTML, with the one that broke open", () => {
    expect(broken.html).toContain("<summary>step-01 10/s: gateway</summary>");
    expect(broken.html).toContain("<details open>\n<summary>step-02 10/s: viewing</summary>");
    expect(broken.html).toContain("<td>viewing<td>0.90<td>90 %");
  });

  it("shows the event loops of all steps side by side, in HTML", () => {
    const [, table = ""] = /<tbody>(.*?)<\/tbody>/s.exec(broken.html) ?? [];
    expect(table.split("\n").map((row) => row.replaceAll("<td>", "|"))).toEqual([
      "<tr>|step-01 10/s|<strong>25 %</strong>|10 %|1.98 of 2",
      "<tr>|step-02 10/s|40 %|<strong>90 %</strong>|1.98 of 2",
    ]);
  });

  it("shows the judged phases of another workload", () => {
    const usage = usageOf(TWO_STEPS, ["steady"]);
    expect(described(usage, null).text).toContain("Busiest in steady 10/s: gateway");
  });

  it("says what could not be read", () => {
    const silent = [
      aSample(0, { metrics: { viewing: null } }),
      aSample(20, { metrics: { viewing: null } }),
    ];
    const { text } = described(usageOf(silent), null);
    expect(text).toContain("Nothing says which process was busiest in step-01 10/s.");
    expect(text).toContain("These could not be read then: viewing.");
    expect(described(usageOf([]), null).html).toContain("is unknown: only a stack");
  });
});
