import type { Logger } from "@eightcount/service-kit/logging/logger";
import { currentTraceId } from "@eightcount/service-kit/telemetry/trace-id";
import type { GraphQLFormattedError } from "graphql";
import { countRefused } from "./count-refused";

const EXPOSED_CODES = new Set([
  "UNAUTHENTICATED",
  "FORBIDDEN",
  "LIMIT_EXCEEDED",
  "BAD_USER_INPUT",
  "GRAPHQL_VALIDATION_FAILED",
  "SERVER_ERROR",
]);

/** Start of graphql-js messages about an invalid variable. The submitted value follows it. */
const INVALID_VARIABLE = /^Variable "\$(\w+)"/;

/** Keeps access errors, outages, and input errors, without submitted values. Masks all others. */
export function maskErrors(logger: Logger) {
  return (formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError => {
    const code = formatted.extensions?.code;
    const path = formatted.path ? { path: formatted.path } : {};
    if (typeof code === "string" && EXPOSED_CODES.has(code)) {
      countRefused(code);
      return { message: safeMessage(formatted.message, code), ...path, extensions: { code } };
    }
    const traceId = currentTraceId();
    // Subgraphs send this code and log their own failures. Only transport failures lack it.
    if (codeOf(error) !== "INTERNAL_SERVER_ERROR") {
      logger.warn({ err: error, path: formatted.path, traceId }, "subgraph request failed");
    }
    countRefused("INTERNAL_SERVER_ERROR");
    return {
      message: "Something went wrong",
      ...path,
      extensions: { code: "INTERNAL_SERVER_ERROR", traceId },
    };
  };
}

function safeMessage(message: string, code: string): string {
  if (code === "GRAPHQL_VALIDATION_FAILED") return "The operation does not match the schema.";
  const variable = INVALID_VARIABLE.exec(message)?.[1];
  return variable === undefined
    ? message
    : `The value at ${pathIn(message, variable)} is not valid.`;
}

/** Reads `input.email` from `… at "input.email"; …`, or returns the variable. */
function pathIn(message: string, variable: string): string {
  const place = new RegExp(` at "(${variable}(?:\\.\\w+|\\[\\d+\\])+)"; `);
  return place.exec(message)?.[1] ?? variable;
}

const codeOf = (error: unknown): unknown =>
  (error as { extensions?: { code?: unknown } } | null)?.extensions?.code;
