import type { Logger } from "@eightcount/service-kit/logging/logger";
import { trace } from "@opentelemetry/api";
import type { GraphQLFormattedError } from "graphql";
import { countRefused } from "./count-refused";

const KEPT_CODES = new Set([
  "UNAUTHENTICATED",
  "FORBIDDEN",
  "LIMIT_EXCEEDED",
  "BAD_USER_INPUT",
  "GRAPHQL_VALIDATION_FAILED",
]);

/** The start of every sentence graphql-js has for a variable that does not fit; then the value comes. */
const MISFIT = /^Variable "\$(\w+)"/;

/**
 * Access and our own refusals of an input keep their sentence; one that repeats the input, which may
 * be a password, names its place only. Everything else is masked with a trace id.
 */
export function maskErrors(logger: Logger) {
  return (formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError => {
    const code = formatted.extensions?.code;
    const path = formatted.path ? { path: formatted.path } : {};
    if (typeof code === "string" && KEPT_CODES.has(code)) {
      countRefused(code);
      return { message: safeSentence(formatted.message, code), ...path, extensions: { code } };
    }
    const traceId = trace.getActiveSpan()?.spanContext().traceId ?? null;
    // A subgraph has logged its own failure; here only what broke on the way is news. It has no
    // code of its own: the formatted error's is made up.
    if (codeOf(error) !== "INTERNAL_SERVER_ERROR") {
      logger.warn({ err: error, path: formatted.path, traceId }, "a subgraph did not answer");
    }
    countRefused("INTERNAL_SERVER_ERROR");
    return {
      message: "Something went wrong",
      ...path,
      extensions: { code: "INTERNAL_SERVER_ERROR", traceId },
    };
  };
}

function safeSentence(message: string, code: string): string {
  if (code === "GRAPHQL_VALIDATION_FAILED") return "The operation does not fit the graph.";
  const variable = MISFIT.exec(message)?.[1];
  return variable === undefined
    ? message
    : `The value at ${placeIn(message, variable)} is not valid.`;
}

/** `input.email` of `… at "input.email"; …`; the variable alone where the whole of it does not fit. */
function placeIn(message: string, variable: string): string {
  const place = new RegExp(` at "(${variable}(?:\\.\\w+|\\[\\d+\\])+)"; `);
  return place.exec(message)?.[1] ?? variable;
}

const codeOf = (error: unknown): unknown =>
  (error as { extensions?: { code?: unknown } } | null)?.extensions?.code;
