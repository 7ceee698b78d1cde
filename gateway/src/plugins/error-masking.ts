import type { Logger } from "@eightcount/service-kit/logging/logger";
import { trace } from "@opentelemetry/api";
import type { GraphQLFormattedError } from "graphql";

const KEPT_CODES = new Set([
  "UNAUTHENTICATED",
  "FORBIDDEN",
  "BAD_USER_INPUT",
  "GRAPHQL_VALIDATION_FAILED",
]);

/** Access and malformed input keep their sentence; everything else is masked with a trace id. */
export function maskErrors(logger: Logger) {
  return (formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError => {
    const code = formatted.extensions?.code;
    const path = formatted.path ? { path: formatted.path } : {};
    if (typeof code === "string" && KEPT_CODES.has(code)) {
      return { message: formatted.message, ...path, extensions: { code } };
    }
    const traceId = trace.getActiveSpan()?.spanContext().traceId ?? null;
    // A subgraph has logged its own failure; here only what broke on the way is news. It has no
    // code of its own: the formatted error's is made up.
    if (codeOf(error) !== "INTERNAL_SERVER_ERROR") {
      logger.warn({ err: error, path: formatted.path, traceId }, "a subgraph did not answer");
    }
    return {
      message: "Something went wrong",
      ...path,
      extensions: { code: "INTERNAL_SERVER_ERROR", traceId },
    };
  };
}

const codeOf = (error: unknown): unknown =>
  (error as { extensions?: { code?: unknown } } | null)?.extensions?.code;
