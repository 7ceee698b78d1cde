import { attributes } from "@eightcount/rules/telemetry/registry";
import { context, trace } from "@opentelemetry/api";
import type { RequestHandler } from "express";

const tracer = trace.getTracer("eightcount-graphql");
const MUTATION = /^\s*mutation\b/;

interface GraphqlBody {
  readonly query?: unknown;
  readonly operationName?: unknown;
}

/** Records the work of a subgraph's operation, after its body is parsed, if the request is recorded. */
export const traceGraphql: RequestHandler = (request, response, next) => {
  if (!trace.getActiveSpan()?.isRecording()) return next();
  const { query, operationName } = (request.body ?? {}) as GraphqlBody;
  const type = MUTATION.test(String(query)) ? "mutation" : "query";
  const name = typeof operationName === "string" ? operationName : "unnamed";
  const span = tracer.startSpan(`${type} ${name}`, {
    attributes: { "graphql.operation.type": type, [attributes.operationName]: name },
  });
  response.prependOnceListener("close", () => span.end());
  context.with(trace.setSpan(context.active(), span), next);
};
