import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";

/**
 * Serves two routes with telemetry, sends one request per argument, and prints what each one
 * recorded. In a process of its own, because telemetry is global.
 */
const SERVING = `
  const { createServer, get } = require("node:http");
  const { once } = require("node:events");
  const { json } = require("node:stream/consumers");
  const { trace, context } = require("@opentelemetry/api");
  const { NodeSDK } = require("@opentelemetry/sdk-node");
  const [rates, ...requests] = process.argv.slice(1);
  const load = (name) => require("${path.resolve(__dirname, "../../dist/telemetry")}/" + name);
  const { traceRequests, traceOperation } = load("trace-request");
  load("trace-rates").recordTraces(rates);
  const spans = [];
  const done = () => Promise.resolve();
  const onEnd = (span) => void spans.push(span);
  const processor = { onStart: () => undefined, onEnd, forceFlush: done, shutdown: done };
  const sampler = load("trace-sampler").traceSampler(rates);
  new NodeSDK({ spanProcessors: [processor], sampler }).start();
  const tracer = trace.getTracer("test");
  const respond = (response) => {
    const span = tracer.startSpan("work");
    span.end();
    const hasParent = trace.getSpan(context.active()) !== undefined;
    const { currentTraceId, traceReference } = load("trace-id");
    const ids = { traceId: currentTraceId(), reference: traceReference() };
    response.end(JSON.stringify({ hasParent, ...ids }));
  };
  const listener = (request, response) => {
    if (request.url === "/hangs") return;
    if (!request.url.startsWith("/graphql")) return respond(response);
    traceOperation(request, response, request.url.slice(9), () => respond(response));
  };
  const isTracedLater = (url) => url.startsWith("/graphql");
  const isPublic = (url) => url.startsWith("/webhooks");
  load("page-load").tracePageLoads(1);
  const server = createServer(traceRequests(listener, { isTracedLater, isPublic }));
  server.listen(0, "127.0.0.1", async () => {
    const results = [];
    for (const one of requests) {
      const [path, traceparent, destination = "empty"] = one.split(" ");
      const headers = { "sec-fetch-dest": destination, ...(traceparent && { traceparent }) };
      // fetch sets the header of the destination itself.
      const asked = get("http://127.0.0.1:" + server.address().port + path, { headers });
      if (path === "/hangs") {
        asked.on("error", () => undefined);
        await once(server, "request");
        asked.destroy();
        while (spans.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
        const [{ attributes }] = spans.splice(0);
        results.push({ status: attributes["http.response.status_code"] });
        continue;
      }
      const [response] = await once(asked, "response");
      const seen = await json(response);
      await new Promise((resolve) => setTimeout(resolve, 5));
      const recorded = spans.splice(0).map((span) => ({
        name: span.name,
        parent: span.parentSpanContext?.spanId ?? null,
        traceId: span.spanContext().traceId,
        spanId: span.spanContext().spanId,
      }));
      results.push({ ...seen, recorded });
    }
    console.log(JSON.stringify(results));
    server.closeAllConnections();
    server.close();
  });
`;

interface Result {
  readonly hasParent: boolean;
  readonly traceId: string | null;
  readonly reference: string | null;
  readonly recorded: readonly {
    readonly name: string;
    readonly parent: string | null;
    readonly traceId: string;
    readonly spanId: string;
  }[];
}

async function serve(rates: string, ...requests: readonly string[]): Promise<readonly Result[]> {
  const args = ["--eval", SERVING, rates, ...requests];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: __dirname });
  return JSON.parse(stdout) as readonly Result[];
}

const SPAN = "b".repeat(16);
/** Within a share of 0.01. */
const RARE = `${"a".repeat(24)}00000001`;
/** Within a share of 0.6, but not of 0.1. */
const COMMON = `${"a".repeat(24)}80000000`;
const header = (traceId: string, flags: string) => `00-${traceId}-${SPAN}-${flags}`;
const names = ({ recorded }: Result) => recorded.map(({ name }) => name);

/** Outside the sample, in a trace whose id the process chose. */
const unrecorded = {
  hasParent: false,
  recorded: [],
  traceId: expect.stringMatching(/^[\da-f]{32}$/),
};

it("a request outside the sample has no span at all, but keeps the id of our own trace", async () => {
  const [plain] = await serve("*=1", `/classes ${header(RARE, "00")}`);
  expect(plain).toEqual({ hasParent: false, traceId: RARE, reference: RARE, recorded: [] });
});

it("a stranger does not choose the id of a trace that is not recorded", async () => {
  const request = `/graphql/search ${header(RARE, "00")}`;
  const results = await serve("*=1", request, request, `/webhooks ${header(RARE, "01")}`);
  const references = results.slice(0, 2).map(({ reference }) => reference);
  expect(results[0]).toMatchObject(unrecorded);
  expect(new Set([RARE, ...references]).size).toBe(3);
});

it("a stranger does not choose the reference to a trace that is recorded", async () => {
  const request = `/graphql/search ${header(RARE, "01")}`;
  const results = await serve("*=1", request, request);
  for (const { traceId, reference, recorded } of results) {
    expect(traceId).toBe(RARE);
    expect(reference).toBe(`${RARE}-${recorded.at(-1)?.spanId}`);
  }
  expect(new Set(results.map(({ reference }) => reference)).size).toBe(2);
});

it("a request of our own processes follows their decision, whatever the rates say", async () => {
  const [sampled] = await serve("*=0", `/classes ${header(COMMON, "01")}`);
  expect(sampled?.recorded).toEqual([
    expect.objectContaining({ name: "work", parent: expect.any(String), traceId: COMMON }),
    expect.objectContaining({ name: "GET /classes", parent: SPAN, traceId: COMMON }),
  ]);
});

it("a stranger's decision about a public request has no influence", async () => {
  const requests = [`/webhooks ${header(RARE, "01")}`, `/webhooks ${header(RARE, "00")}`];
  const [forced] = await serve("*=0", ...requests);
  expect(forced).toMatchObject(unrecorded);
  expect(forced?.traceId).not.toBe(RARE);
  const [, hidden] = await serve("*=1", ...requests);
  expect(hidden && names(hidden)).toEqual(["work", "GET /webhooks"]);
});

it("a caller that leaves before the response has status 499", async () => {
  expect(await serve("*=1", "/hangs")).toEqual([{ status: 499 }]);
});

it("a page that is public joins its own load, whatever the rates say", async () => {
  const [page] = await serve("*=0", "/webhooks  document");
  expect(page && names(page)).toEqual(["work", "GET /webhooks"]);
});

it("a request of anybody is recorded within the share of its operation only", async () => {
  const [rare, common, forged, missing, malformed] = await serve(
    "*=0.6,progress=0.1,purchase=1",
    `/graphql/progress ${header(RARE, "01")}`,
    `/graphql/search ${header(COMMON, "01")}`,
    `/graphql/progress ${header(COMMON, "01")}`,
    "/graphql/purchase",
    `/graphql/purchase 00-${"0".repeat(32)}-${SPAN}-00`,
  );
  if (!(rare && common && forged && missing && malformed)) throw new Error("a request is missing");
  expect([rare, common].map(names)).toEqual([
    ["work", "GET /graphql/*"],
    ["work", "GET /graphql/*"],
  ]);
  expect(forged).toMatchObject(unrecorded);
  for (const started of [missing, malformed]) {
    expect(names(started)).toEqual(["work", "GET /graphql/*"]);
    expect(started.recorded.at(-1)?.parent).toBeNull();
  }
});

it("without a caller's decision, the operation's share decides", async () => {
  const requests = Array.from({ length: 200 }, () => "/graphql/search");
  const results = await serve("search=0.5", ...requests);
  const share = results.filter(({ recorded }) => recorded.length > 0).length / results.length;
  expect(share).toBeGreaterThan(0.3);
  expect(share).toBeLessThan(0.7);
  expect(results.every(({ traceId }) => /^[\da-f]{32}$/.test(traceId ?? ""))).toBe(true);
});

it("probes are neither recorded nor part of a trace", async () => {
  expect(await serve("*=1", `/livez ${header(RARE, "01")}`)).toEqual([
    { hasParent: false, traceId: null, reference: null, recorded: [] },
  ]);
});
