import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { evaluate } from "./testing/evaluate.ts";

const TELEMETRY = path.resolve(__dirname, "../packages/service-kit/dist/telemetry");

/** Makes garbage for half a second, then prints what it exports. */
const PROGRAM = `
  const { readMetrics } = require("${TELEMETRY}/metric-reader.js");
  const { observe } = require("${TELEMETRY}/observe.js");
  observe(require("${TELEMETRY}/process-usage.js").processUsage);
  const work = setInterval(() => Array.from({ length: 20_000 }, (_, at) => ({ at })), 5);
  setTimeout(async () => {
    clearInterval(work);
    process.stdout.write(await readMetrics());
    process.exit();
  }, 500);`;

describe("a process of the stack", () => {
  it("exports all that the report shows of it", () => {
    const args = ["--require", path.join(TELEMETRY, "register.js"), "--eval", PROGRAM];
    const env = { ...process.env, METRICS_PORT: "1", OTEL_EXPORTER_OTLP_ENDPOINT: "" };
    const text = execFileSync(process.execPath, args, { encoding: "utf8", env });
    const read = evaluate<Record<string, number | null>>(
      "usage/read-metrics",
      "subject.metricsIn(input)",
      text,
    );
    const { cpu, active, idle, collecting, delayP99 } = read;
    expect(cpu).toBeGreaterThan(0.05);
    expect(Number(active) + Number(idle)).toBeLessThan(60);
    expect(Number(active) + Number(idle)).toBeGreaterThan(0.4);
    expect(collecting).toBeGreaterThan(0);
    expect(delayP99).toBeGreaterThan(0.04);
  });

  it("is unknown if it does not respond, which fails nothing", () => {
    const read = 'await subject.readMetrics("http://127.0.0.1:1/metrics")';
    expect(evaluate("usage/read-metrics", read)).toBeNull();
  });

  it("may export less", () => {
    const text =
      'process_cpu_time_total{cpu_mode="user"} 2\nprocess_cpu_time_total{cpu_mode="system"} 1\n';
    expect(evaluate("usage/read-metrics", "subject.metricsIn(input)", text)).toMatchObject({
      cpu: 3,
      active: null,
    });
  });
});

describe("the processes of a stack", () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "eightcount-usage-"));
  const find = (dataFolder: string | null) =>
    evaluate("usage/stack-processes", "subject.findProcesses(input)", dataFolder);
  afterAll(() => rmSync(folder, { recursive: true }));

  it("are found by what it notes in its data folder", () => {
    const run = path.join(folder, "run");
    mkdirSync(run);
    const process = (name: string, pid: number) => ({ name, pid, stamp: "" });
    writeFileSync(
      path.join(run, "processes.json"),
      JSON.stringify({ supervisor: process("supervisor", 7), children: [process("redis", 8)] }),
    );
    writeFileSync(
      path.join(run, "metrics-targets.json"),
      JSON.stringify([{ targets: ["127.0.0.1:9464"], labels: { job: "gateway" } }]),
    );
    expect(find(folder)).toEqual({
      metrics: { gateway: "http://127.0.0.1:9464/metrics" },
      pids: { edge: 7, redis: 8 },
    });
  });

  it("are unknown of a stack elsewhere", () => {
    expect(find(null)).toBeNull();
    expect(find(path.join(folder, "no-such-folder"))).toBeNull();
  });
});

/** Names the moments at which k6's lines make the watch read the processes. */
const readAt = (lines: readonly string[]) =>
  evaluate<readonly string[]>(
    "usage/watch",
    `await (async () => {
      const reads = [];
      let line = "";
      const read = async ({ pids }) => reads.push([line, pids.k6]);
      const watch = new subject.UsageWatch({ metrics: {}, pids: {} }, read);
      watch.start(42);
      for (line of input) {
        await new Promise((resolve) => setTimeout(resolve, line.startsWith("same") ? 1 : 1_010));
        watch.line(line);
      }
      line = "end";
      await watch.stop();
      return reads;
    })()`,
    lines,
  );

describe("the processes are read", () => {
  const begun = (phase: string) => `level=info msg="phase ${phase} 1795775168290" source=console`;

  it("when a phase begins, when it is complete, and when the run ends, once each", () => {
    expect(
      readAt([
        "Init      [  14% ] 12/85 VUs initialized",
        begun("step-01"),
        "step-01   [  33% ] 0/2 VUs  1.0s/3s  5.00 iters/s",
        "step-01   [ 100% ] 0/2 VUs  3.0s/3s  5.00 iters/s",
        "step-01 ✓ [ 100% ] 0/2 VUs  3s       5.00 iters/s",
      ]),
    ).toEqual([
      [begun("step-01"), 42],
      ["step-01   [ 100% ] 0/2 VUs  3.0s/3s  5.00 iters/s", 42],
      ["end", 42],
    ]);
  });

  it("for the last time when a missed objective ends the run", () => {
    const aborted =
      'level=error msg="thresholds on metrics x were crossed; at least one has abortOnFail enabled, stopping test prematurely"';
    expect(readAt([begun("step-01"), aborted, begun("step-02")])).toEqual([
      [begun("step-01"), 42],
      [aborted, 42],
    ]);
  });

  it("once for moments that are the same", () => {
    expect(readAt([begun("step-01"), "same step-02   [ 100% ]"])).toHaveLength(1);
  });
});
