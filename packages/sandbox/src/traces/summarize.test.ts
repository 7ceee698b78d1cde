import { aSpan } from "../testing/a-span";
import type { Span } from "./span";
import { summarize } from "./summarize";
import { TraceStore } from "./trace-store";

const span = (parts: Partial<Span>): Span =>
  aSpan({ parentSpanId: "0", service: "gateway", ...parts });

const exists = span({ spanId: "3", parentSpanId: "2", name: "redis-EXISTS", kind: "client" });
const execute = span({ spanId: "4", parentSpanId: "2", name: "gateway.request", startMs: 1 });
const entry = span({ spanId: "2", parentSpanId: "1", name: "POST /graphql", kind: "server" });
const root = span({ spanId: "1", parentSpanId: null, service: "browser", name: "load /search" });
const part = span({
  ...{ spanId: "6", parentSpanId: "5", service: "catalogue", name: "query", startMs: 2 },
  attributes: { "graphql.operation.name": "SearchScreenQuery__catalogue__0" },
});

describe("the summary of a trace", () => {
  it("says that the root is missing as long as only spans within others are there", () => {
    expect(summarize([exists])).toMatchObject({ name: "redis-EXISTS", isRootMissing: true });
    expect(summarize([exists, execute])).toMatchObject({ isRootMissing: true });
  });

  it("is named after the span of a request whose caller sends none, as load tests do", () => {
    expect(summarize([exists, execute, entry])).toMatchObject({
      ...{ name: "POST /graphql", service: "gateway", isRootMissing: false },
    });
  });

  it("is named after the root as soon as it is there, whenever that is", () => {
    const late = { ...root, startMs: 5 };
    expect(summarize([exists, entry, late])).toMatchObject({ name: "load /search" });
    expect(summarize([late, exists])).toMatchObject({ name: "load /search", isRootMissing: false });
  });

  it("names the operation, without the gateway's part of it", () => {
    expect(summarize([entry, part]).operation).toBe("SearchScreenQuery");
    expect(summarize([entry]).operation).toBeNull();
  });
});

describe("the list of traces", () => {
  it("shows a trace with its root at once, although spans between are still to arrive", () => {
    const store = new TraceStore({}, () => 0);
    store.add([root, exists]);
    expect(store.settled({}).traces.map(({ name }) => name)).toEqual(["load /search"]);
  });

  it("waits ten seconds for the root of a trace, and then shows what is there", () => {
    let nowMs = 1_000;
    const store = new TraceStore({}, () => nowMs);
    const names = () => store.settled({}).traces.map(({ name }) => name);
    store.add([exists]);
    store.add([{ ...entry, traceId: "b".repeat(32), startMs: 5 }]);
    expect([names(), store.settled({}).arriving]).toEqual([["POST /graphql"], 1]);
    expect(store.list({})).toHaveLength(2);
    nowMs += 9_000;
    store.add([execute]);
    nowMs += 9_000;
    expect(store.settled({}).arriving).toBe(1);
    nowMs += 1_000;
    expect([names(), store.settled({}).arriving]).toEqual([["POST /graphql", "redis-EXISTS"], 0]);
    store.add([entry]);
    expect(names()).toEqual(["POST /graphql", "POST /graphql"]);
  });

  it("waits only for what the filter would show", () => {
    const store = new TraceStore({}, () => 0);
    store.add([exists]);
    expect(store.settled({ name: "redis" }).arriving).toBe(1);
    expect(store.settled({ name: "search" }).arriving).toBe(0);
  });
});
