import { aSpan } from "../testing/a-span";
import { type TestSandbox, testSandbox } from "../testing/test-sandbox";
import type { Span } from "./span";
import { type StatementSummary, statementsIn } from "./statements";

const call = (text: string, durationMs: number, parts: Partial<Span> = {}): Span =>
  aSpan({
    ...{ spanId: `${durationMs}`, service: "catalogue", kind: "client", durationMs },
    attributes: { "db.system.name": "postgresql", "db.query.text": text },
    ...parts,
  });

describe("the statements of traces", () => {
  it("are summed up by process and text, and those that took most of the time come first", () => {
    const quick = Array.from({ length: 100 }, (_, index) => call("SELECT name", index + 1));
    const slow = [
      call("SELECT everything", 9_000, { traceId: "slowest", isError: true }),
      call("SELECT everything", 1_000),
    ];
    const elsewhere = call("SELECT name", 7, { service: "viewing" });
    expect(statementsIn([elsewhere, ...quick, ...slow])).toEqual<StatementSummary[]>([
      {
        ...{ service: "catalogue", text: "SELECT everything", calls: 2, failedCalls: 1 },
        ...{ totalMs: 10_000, p50Ms: 1_000, p95Ms: 9_000 },
        ...{ longestMs: 9_000, longestTraceId: "slowest" },
      },
      {
        ...{ service: "catalogue", text: "SELECT name", calls: 100, failedCalls: 0 },
        ...{ totalMs: 5_050, p50Ms: 50, p95Ms: 95 },
        ...{ longestMs: 100, longestTraceId: "a".repeat(32) },
      },
      {
        ...{ service: "viewing", text: "SELECT name", calls: 1, failedCalls: 0 },
        ...{ totalMs: 7, p50Ms: 7, p95Ms: 7 },
        ...{ longestMs: 7, longestTraceId: "a".repeat(32) },
      },
    ]);
  });

  it.each([
    ["lists of values", "WHERE id IN ($1)", "WHERE id IN ($1,$2, $3)"],
    ["numbers after a list", "IN ($1,$2) LIMIT $3", "IN ($1) LIMIT $2"],
    ["rows", "VALUES ($1,$2)", "VALUES ($1,$2), ($3,$4),($5,$6)"],
    ["line ends", "SELECT name\n  FROM style", "SELECT name FROM style"],
  ])("are one if they differ in %s only", (_, left, right) => {
    expect(statementsIn([call(left, 1), call(right, 2)])).toMatchObject([
      { text: right, calls: 2 },
    ]);
  });

  it("are neither waiting for a connection nor commands of Redis", () => {
    const connect = call("", 9, { attributes: { "db.system.name": "postgresql" } });
    const redis = call("", 9, {
      attributes: { "db.system.name": "redis", "db.query.text": "EXISTS" },
    });
    expect(statementsIn([connect, redis])).toEqual([]);
  });
});

describe("the page of traces", () => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await testSandbox();
  });
  afterAll(() => sandbox.close());

  const attribute = (key: string, stringValue: string) => ({ key, value: { stringValue } });
  const otlp = (nth: number, text: string, ms: number) => ({
    ...{ traceId: `${nth}`.padStart(32, "a"), spanId: "b".repeat(16), name: "pg.query" },
    ...{ kind: 3, startTimeUnixNano: "1000000", endTimeUnixNano: `${(ms + 1) * 1_000_000}` },
    attributes: [attribute("db.system.name", "postgresql"), attribute("db.query.text", text)],
  });
  const send = (spans: readonly object[]) => {
    const resource = { attributes: [attribute("service.name", "catalogue")] };
    return sandbox.post("/otlp/v1/traces", {
      resourceSpans: [{ resource, scopeSpans: [{ spans }] }],
    });
  };
  const pageText = async (path: string) => (await fetch(`${sandbox.url}${path}`)).text();

  it("ranks statements, escapes them, and leads to the trace of the longest call", async () => {
    expect(await pageText("/traces")).toContain("No traces with statements yet.");
    await send([
      otlp(1, "SELECT 1 WHERE a < $1", 20),
      otlp(2, "SELECT 1 WHERE a < $1", 30),
      otlp(3, "SELECT slow", 4_000),
    ]);
    const text = await pageText("/traces");
    const [, section = ""] = text.split('id="statements"');
    expect(section.indexOf("SELECT slow")).toBeLessThan(
      section.indexOf("SELECT 1 WHERE a &lt; $1"),
    );
    expect(section).toContain(`href="/traces/${"3".padStart(32, "a")}">4.00 s`);
    expect(section).toContain(`href="/traces/${"2".padStart(32, "a")}">30.0 ms`);
    const ranked = (await (
      await fetch(`${sandbox.url}/traces/statements.json`)
    ).json()) as StatementSummary[];
    expect(ranked.map(({ calls, totalMs }) => [calls, Math.round(totalMs)])).toEqual([
      [1, 4_000],
      [2, 50],
    ]);
  });

  it("shows what a statement reads, and its list of columns only on demand", async () => {
    const columns = Array.from({ length: 30 }, (_, nth) => `column_${nth}`).join(", ");
    const nested = "SELECT kind FROM found ORDER BY (SELECT count(*) FROM dance_class)";
    await send([otlp(7, `SELECT ${columns} FROM style`, 5_000), otlp(8, nested, 5_000)]);
    const text = await pageText("/traces");
    const summaries = [...text.matchAll(/<summary><code>(.*?)<\/code>/gs)].map(([, one]) => one);
    expect(summaries).toContain(
      "SELECT column_0, column_1, column_2, column_3, column_4, col … FROM style",
    );
    expect(text).toContain(`</summary><code>SELECT ${columns} FROM style</code>`);
    expect(summaries).toContain(nested);
  });

  it("shows ten statements, and says where the others are", async () => {
    await send(Array.from({ length: 12 }, (_, nth) => otlp(nth, `SELECT column_${nth}`, 1)));
    const text = await pageText("/traces");
    expect(text.match(/class="statement"/g)).toHaveLength(10);
    expect(text).toMatch(/The first 10 of 1\d, <a href="\/traces\/statements.json">/);
  });
});
