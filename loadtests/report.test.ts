import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { anOperation, aPhase, figures } from "./testing/a-run.ts";
import { evaluate } from "./testing/evaluate.ts";

const latency = (measured: number) => ({
  ...{ of: "latency", figure: "p(99)", sign: "<", goal: 400, measured },
  isKept: measured < 400,
});

const failures = {
  of: "failed",
  figure: "rate",
  sign: "<=",
  goal: 0.0005,
  measured: 0,
  isKept: true,
};
const dropped = { of: "dropped", figure: "count", sign: "==", goal: 0, measured: 0, isKept: true };

const step = (name: string, to: number, p99: number) => ({
  phase: aPhase(name, { from: to, to, objectives: [dropped] }),
  operation: anOperation(name, {
    operation: "recordProgress",
    objectives: [latency(p99), failures],
  }),
});

const steps = [step("step-01", 75, 30), step("step-02", 150, 90), step("step-03", 225, 612.34)];

const RESULT = {
  run: { id: "2026-11-27T10-00-00-progress-breakpoint" },
  verdict: "passed",
  breakpoint: {},
  figures: figures({
    phases: [...steps.map(({ phase }) => phase), aPhase("step-04", { arrivals: 0 })],
    operations: steps.map(({ operation }) => operation),
    own: { acked_then_missing: { objectives: [{ ...dropped, of: "own", measured: 0 }] } },
  }),
};

/** The cells of all rows, without what is folded away. */
function rowsOf(html: string): readonly string[][] {
  const [shown = ""] = html.split("<details>");
  const body = /<tbody>(.*)<\/tbody>/s.exec(shown)?.[1] ?? "";
  return body.split("\n").map((row) => row.replace("<tr><td>", "").split("<td>"));
}

describe("the HTML report begins with the verdict", () => {
  const sentence = "Breakpoint: 150 arrivals/s held (p(99)<400).";
  const html = evaluate<string>("verdict-section", "subject.verdictSection(...input)", [
    RESULT,
    [sentence],
  ]);

  it("and says why, in the words of the console", () => {
    expect(html).toContain("<h2>Result: passed</h2>");
    expect(html).toContain("<p>Breakpoint: 150 arrivals/s held (p(99)&lt;400).</p>");
  });

  it("with each objective against what was measured, of the step that held and the one that broke", () => {
    expect(rowsOf(html)).toEqual([
      ["step-02 150/s", "recordProgress p99", "below 400 ms", "90 ms", "held"],
      ["step-02 150/s", "recordProgress failed calls", "at most 0.05 %", "0 %", "held"],
      ["step-02 150/s", "arrivals that k6 dropped", "exactly 0", "0", "held"],
      [
        "step-03 225/s",
        "recordProgress p99",
        "below 400 ms",
        "612.3 ms",
        "<strong>missed</strong>",
      ],
      ["step-03 225/s", "recordProgress failed calls", "at most 0.05 %", "0 %", "held"],
      ["step-03 225/s", "arrivals that k6 dropped", "exactly 0", "0", "held"],
      ["whole run", "acked_then_missing", "exactly 0", "0", "held"],
    ]);
  });

  it("with earlier steps folded away, and without steps that never began", () => {
    expect(html).toContain("<summary>Earlier steps</summary>");
    expect(html.split("<details>")[1]).toContain("<td>step-01 75/s");
    expect(html).not.toContain("step-04");
  });

  it("with all phases of another workload", () => {
    const other = { ...RESULT, breakpoint: null };
    const text = evaluate<string>("verdict-section", "subject.verdictSection(input, [])", other);
    expect(rowsOf(text)).toHaveLength(10);
  });
});

describe("sections of ours", () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "eightcount-report-"));
  const file = path.join(folder, "report.html");
  afterAll(() => rmSync(folder, { recursive: true }));
  const add = () =>
    evaluate(
      "report",
      "subject.addToReport(input, { before: ['verdict'], after: ['slowest'] }) ?? null",
      file,
    );

  it("are around the charts of k6's report", () => {
    writeFileSync(file, "<html><body><div>charts</div></body></html>");
    add();
    const text = readFileSync(file, "utf8")
      .replace(/<style>.*<\/style>|<[^>]*>/gs, "")
      .split("\n");
    expect(text).toEqual(["verdict", "chartsslowest", ""]);
  });

  it("are left out if k6 wrote no report", () => {
    rmSync(file);
    expect(add()).toBeNull();
  });
});
