import { execFile } from "node:child_process";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { promisify } from "node:util";
import { aSpan } from "../testing/a-span";
import { type TestSandbox, testSandbox } from "../testing/test-sandbox";
import { readOtlpJson } from "./otlp-json";
import { TraceStore } from "./trace-store";
import { waterfall } from "./waterfall";

const JSON_TYPE = "application/json";

/** The request body that the real exporter sends for one trace. */
async function recorded(): Promise<{ traceId: string; body: Uint8Array<ArrayBuffer> }> {
  const chunks: Buffer[] = [];
  const server = createServer((request, response) => {
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => response.setHeader("content-type", JSON_TYPE).end("{}"));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/traces`;
  const recorder = path.join(__dirname, "../testing/record-trace.ts");
  const { stdout: traceId } = await promisify(execFile)(process.execPath, [recorder, url]);
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  return { traceId, body: new Uint8Array(Buffer.concat(chunks)) };
}

describe("reading OTLP", () => {
  it("understands what the Node SDK sends", async () => {
    const { traceId, body } = await recorded();
    const spans = readOtlpJson(JSON.parse(new TextDecoder().decode(body)));
    expect(spans).toHaveLength(2);
    const [query, server] = spans ?? [];
    expect(server?.traceId).toBe(traceId);
    expect(server).toMatchObject({ service: "viewing", kind: "server", parentSpanId: null });
    expect(server?.attributes).toEqual({
      "http.response.status_code": 200,
      ratio: 0.5,
      cached: false,
      tags: ["a", "b"],
    });
    expect(query).toMatchObject({
      parentSpanId: server?.spanId,
      kind: "client",
      isError: true,
      statusMessage: "deadline exceeded",
    });
    expect(query?.events[0]?.attributes["exception.message"]).toBe("deadline exceeded");
    expect(Math.abs((server?.startMs ?? 0) - Date.now())).toBeLessThan(60_000);
  });

  it("refuses what is not an export", () => {
    expect(
      readOtlpJson({ resourceSpans: [{ scopeSpans: [{ spans: [{ traceId: "x" }] }] }] }),
    ).toBeNull();
    expect(readOtlpJson(undefined)).toBeNull();
    const moment = { startTimeUnixNano: "9".repeat(21), endTimeUnixNano: "1" };
    const known = { traceId: "a".repeat(32), spanId: "b".repeat(16) };
    const spans = [{ ...known, ...moment }];
    expect(readOtlpJson({ resourceSpans: [{ scopeSpans: [{ spans }] }] })).toBeNull();
  });

  const read = (rest: object) => {
    const moment = { startTimeUnixNano: "1", endTimeUnixNano: "1" };
    const spans = [{ traceId: "a".repeat(32), spanId: "b".repeat(16), ...moment, ...rest }];
    return readOtlpJson({ resourceSpans: [{ scopeSpans: [{ spans }] }] })?.[0];
  };

  it("reads 128 events, attributes, and values at most, however many there are", () => {
    const many = <T>(item: T) => Array(400_000).fill(item) as T[];
    const events = many({ timeUnixNano: "1" });
    const values = many({ stringValue: "" });
    const attributes = values.map((_, index) => ({
      key: `k${index}`,
      value: { arrayValue: { values } },
    }));
    const since = performance.now();
    const found = read({ events, attributes });
    expect(performance.now() - since).toBeLessThan(1_000);
    expect(found?.events).toHaveLength(128);
    expect(Object.values(found?.attributes ?? {}).map((value) => (value as []).length)).toEqual(
      Array(128).fill(128),
    );
  });

  it("reads no lists within lists, however deep they are", () => {
    let value: object = { stringValue: "deep" };
    for (let depth = 0; depth < 3_000; depth += 1) value = { arrayValue: { values: [value] } };
    expect(read({ attributes: [{ key: "deep", value }] })?.attributes).toEqual({ deep: [""] });
  });
});

describe("the store", () => {
  it("keeps the newest traces only, and bounds each of them", () => {
    const store = new TraceStore({ traces: 2, spansPerTrace: 2 });
    for (const [index, traceId] of ["a", "b", "c", "c", "c"].entries()) {
      store.add([aSpan({ traceId, spanId: `${index}` })]);
    }
    expect(store.find("a")).toBeNull();
    expect(store.find("c")).toHaveLength(2);
    expect(store.dropped).toBe(1);
  });

  it("keeps no more text than it may, whatever the spans bring along", () => {
    const store = new TraceStore({ traces: 100, spansPerTrace: 100, characters: 10_000 });
    const heavy = { "db.query.text": "x".repeat(2_000) };
    for (const index of Array(20).keys()) {
      store.add([aSpan({ traceId: `t${index}`, attributes: heavy })]);
    }
    expect(store.list({}).length).toBeLessThan(5);
    expect(store.find("t19")).toHaveLength(1);
    store.add([aSpan({ traceId: "t19", attributes: heavy })]);
    expect(store.list({}).length).toBeGreaterThan(2);
    store.add([aSpan({ traceId: "huge", attributes: { text: "x".repeat(20_000) } })]);
    expect(store.list({})).toEqual([]);
    store.add([aSpan({ traceId: "small" })]);
    expect(store.find("small")).toHaveLength(1);
  });

  it("counts events and attributes without any text, too", () => {
    const store = new TraceStore({ traces: 100, characters: 10_000 });
    store.add([aSpan({ traceId: "before" })]);
    const event = { name: "", atMs: 0, attributes: {} };
    store.add([aSpan({ traceId: "events", events: Array(100).fill(event) })]);
    expect(store.list({})).toEqual([]);
    const attributes = Object.fromEntries(Array.from({ length: 200 }, (_, nth) => [nth, ""]));
    store.add([aSpan({ traceId: "attributes", attributes })]);
    expect(store.list({})).toEqual([]);
  });

  it("takes a span that is sent again once", () => {
    const store = new TraceStore();
    store.add([aSpan({})]);
    store.add([aSpan({})]);
    expect(store.list({})[0]?.spanCount).toBe(1);
  });

  it("filters by name, service, duration and errors", () => {
    const store = new TraceStore();
    store.add([
      aSpan({ traceId: "a", name: "recordProgress", durationMs: 10 }),
      aSpan({ traceId: "b", name: "SearchQuery", service: "gateway", durationMs: 300, startMs: 5 }),
      aSpan({
        traceId: "b",
        name: "select",
        spanId: "2",
        parentSpanId: "1",
        startMs: 6,
        isError: true,
      }),
    ]);
    const found = (filter: object) => store.list(filter).map(({ traceId }) => traceId);
    expect(found({})).toEqual(["b", "a"]);
    expect(found({ name: "recordprog" })).toEqual(["a"]);
    expect(found({ service: "gateway" })).toEqual(["b"]);
    expect(found({ minMs: 100 })).toEqual(["b"]);
    expect(found({ errorsOnly: true })).toEqual(["b"]);
    expect(store.list({})[0]).toMatchObject({ name: "SearchQuery", spanCount: 2, errorCount: 1 });
    expect(store.services()).toEqual(["gateway", "viewing"]);
  });
});

describe("the waterfall", () => {
  it("hangs children below their parents and places their bars", () => {
    const rows = waterfall([
      aSpan({ spanId: "3", parentSpanId: "1", name: "late", startMs: 75, durationMs: 25 }),
      aSpan({ spanId: "1", name: "root", startMs: 0, durationMs: 100 }),
      aSpan({ spanId: "2", parentSpanId: "1", name: "early", startMs: 25, durationMs: 50 }),
      aSpan({ spanId: "4", parentSpanId: "2", name: "deep", startMs: 30, durationMs: 10 }),
      aSpan({ spanId: "9", parentSpanId: "missing", name: "orphan", startMs: 90, durationMs: 1 }),
    ]);
    expect(rows.map((row) => [row.span.name, row.depth])).toEqual([
      ["root", 0],
      ["early", 1],
      ["deep", 2],
      ["late", 1],
      ["orphan", 0],
    ]);
    expect(rows[1]).toMatchObject({ leftPercent: 25, widthPercent: 50 });
  });

  it("shows spans that close a circle", () => {
    const circle = [
      aSpan({ spanId: "1", parentSpanId: "2" }),
      aSpan({ spanId: "2", parentSpanId: "1" }),
    ];
    expect(waterfall(circle)).toHaveLength(2);
  });
});

describe("the sink", () => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await testSandbox();
  });
  afterAll(() => sandbox.close());

  const send = (body: string | Uint8Array<ArrayBuffer>, type = JSON_TYPE) =>
    fetch(`${sandbox.url}/otlp/v1/traces`, {
      method: "POST",
      headers: { "content-type": type },
      body,
    });

  it("forgets all traces when asked to, but not for another page", async () => {
    const { traceId, body } = await recorded();
    await send(body);
    const clear = async (headers = {}) =>
      (await fetch(`${sandbox.url}/traces`, { method: "DELETE", headers })).status;
    const trace = `${sandbox.url}/traces/${traceId}.json`;
    expect(await clear({ origin: "https://elsewhere.example" })).toBe(403);
    expect((await fetch(trace)).status).toBe(200);
    expect(await clear()).toBe(204);
    expect((await fetch(trace)).status).toBe(404);
  });

  it("takes exports and shows the trace as list, waterfall and JSON", async () => {
    const [first, second] = [await recorded(), await recorded()];
    for (const { body } of [first, second]) {
      expect(await (await send(body)).json()).toEqual({ partialSuccess: {} });
    }
    const list = (await (await fetch(`${sandbox.url}/traces.json?name=graphql`)).json()) as {
      traceId: string;
    }[];
    expect(list.map(({ traceId }) => traceId).sort()).toEqual(
      [first.traceId, second.traceId].sort(),
    );
    const { traceId } = first;
    const page = await (await fetch(`${sandbox.url}/traces/${traceId}`)).text();
    expect(page).toContain("select 1 &lt;b&gt;");
    const whole = await (await fetch(`${sandbox.url}/traces/${traceId}.json`)).json();
    expect((whole as { spans: unknown[] }).spans).toHaveLength(2);
    expect((await fetch(`${sandbox.url}/traces?errors=1&minMs=abc`)).status).toBe(200);
  });

  it("refuses what is not an export and knows when a trace is unknown", async () => {
    const bad = await sandbox.post("/otlp/v1/traces", { resourceSpans: "all of them" });
    expect(bad.status).toBe(400);
    expect((await send("\n\0", "application/x-protobuf")).status).toBe(400);
    expect((await fetch(`${sandbox.url}/traces/${"0".repeat(32)}`)).status).toBe(404);
    expect((await fetch(`${sandbox.url}/traces/${"0".repeat(32)}.json`)).status).toBe(404);
    expect((await sandbox.post("/otlp/v1/metrics", {})).status).toBe(200);
  });
});
