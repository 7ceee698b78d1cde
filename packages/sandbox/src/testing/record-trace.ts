/** Usage: record-trace.ts <url>. Run by Node: the exporter's lazy imports fail in a test. */
import { context, SpanKind, SpanStatusCode, type Tracer, trace } from "@opentelemetry/api";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import { BatchSpanProcessor, TracerProvider } from "@opentelemetry/sdk-trace";

function search(tracer: Tracer): string {
  const server = tracer.startSpan("POST /graphql", {
    kind: SpanKind.SERVER,
    attributes: { "http.response.status_code": 200, ratio: 0.5, cached: false, tags: ["a", "b"] },
  });
  const query = tracer.startSpan(
    "pg.query:SELECT viewing",
    { kind: SpanKind.CLIENT, attributes: { "db.statement": "select 1 <b>" } },
    trace.setSpan(context.active(), server),
  );
  query.recordException(new Error("deadline exceeded"));
  query.setStatus({ code: SpanStatusCode.ERROR, message: "deadline exceeded" });
  query.end();
  server.end();
  return server.spanContext().traceId;
}

async function record(url: string): Promise<string> {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ "service.name": "viewing" }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url }) })],
  });
  const traceId = search(provider.getTracer("test"));
  await provider.shutdown();
  return traceId;
}

record(process.argv[2] ?? "").then((traceId) => process.stdout.write(traceId));
