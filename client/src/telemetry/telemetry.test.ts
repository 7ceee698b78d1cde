import { createTelemetry } from "./telemetry";

function recorder(sampleRate: number) {
  const bodies: string[] = [];
  let clock = 1_790_000_000_000.25;
  const telemetry = createTelemetry({
    sampleRate: (name) => (name === "rare" ? 0.01 : sampleRate),
    send: (body) => bodies.push(body),
    now: () => clock,
    // At 0.49 of all possible ids.
    newTraceId: () => `${"a".repeat(24)}7d70a3d7`,
  });
  const spans = () =>
    bodies.flatMap((body) => JSON.parse(body).resourceSpans[0].scopeSpans[0].spans);
  return { telemetry, bodies, spans, advance: (ms: number) => (clock += ms) };
}

describe("telemetry", () => {
  it("exports a finished span under the trace in its header", async () => {
    const { telemetry, spans, advance } = recorder(1);
    const span = telemetry.startSpan("SearchScreenQuery", { "graphql.operation.type": "query" });
    advance(40.5);
    span.end();
    await telemetry.flush();
    const [, traceId, spanId, flags] = span.traceparent.split("-");
    expect(flags).toBe("01");
    expect(spans()).toEqual([
      {
        traceId,
        spanId,
        name: "SearchScreenQuery",
        kind: 3,
        startTimeUnixNano: "1790000000000250000",
        endTimeUnixNano: "1790000000040750000",
        attributes: [{ key: "graphql.operation.type", value: { stringValue: "query" } }],
        status: {},
      },
    ]);
    expect(traceId).toMatch(/^[0-9a-f]{32}$/);
    expect(spanId).toMatch(/^[0-9a-f]{16}$/);
  });

  it("CONST-13 FUN-MISC-09 samples the ids within the rate of their operation only", async () => {
    const kept = recorder(0.5);
    kept.telemetry.startSpan("kept").end();
    kept.telemetry.startSpan("rare").end();
    await kept.telemetry.flush();
    expect(kept.spans()).toHaveLength(1);

    const left = recorder(0.48);
    const span = left.telemetry.startSpan("left out");
    span.end();
    await left.telemetry.flush();
    expect(left.bodies).toEqual([]);
    expect(span.traceparent.endsWith("-00")).toBe(true);
  });

  it("marks a failed span and sends each span once", async () => {
    const { telemetry, spans } = recorder(1);
    const span = telemetry.startSpan("SaveClassMutation");
    span.end({ error: "503" });
    span.end();
    await telemetry.flush();
    await telemetry.flush();
    expect(spans()).toHaveLength(1);
    expect(spans()[0].status).toEqual({ code: 2, message: "503" });
  });

  it("cuts texts that are too long to be meant", async () => {
    const { telemetry, spans } = recorder(1);
    telemetry.startSpan("long", { text: "x".repeat(9_999) }).end({ error: "y".repeat(9_999) });
    await telemetry.flush();
    const [{ attributes, status }] = spans();
    expect(attributes[0].value.stringValue).toBe("x".repeat(256));
    expect(status.message).toBe("y".repeat(256));
  });
});
