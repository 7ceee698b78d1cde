import { GraphQLError, type GraphQLFormattedError } from "graphql";
import { OutageError } from "../errors/outage-error";
import type { Logger } from "../logging/logger";
import { currentTraceId } from "../telemetry/trace-id";
import { AccessError } from "../viewer/access-error";

const CLIENT_ERROR_CODES = new Set([
  "BAD_USER_INPUT",
  "GRAPHQL_VALIDATION_FAILED",
  "GRAPHQL_PARSE_FAILED",
  "OPERATION_RESOLUTION_FAILURE",
  "PERSISTED_QUERY_NOT_FOUND",
  "BAD_REQUEST",
]);

/** Passes on access errors and malformed input. Logs all other errors, and masks all but outages. */
export function formatError(logger: Logger) {
  return (formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError => {
    const cause = error instanceof GraphQLError ? (error.originalError ?? error) : error;
    const place = {
      ...(formatted.path ? { path: formatted.path } : {}),
      ...(formatted.locations ? { locations: formatted.locations } : {}),
    };
    if (cause instanceof AccessError) {
      return { ...place, message: cause.message, extensions: { code: cause.code } };
    }
    const code = formatted.extensions?.code;
    if (typeof code === "string" && CLIENT_ERROR_CODES.has(code)) {
      return { ...place, message: formatted.message, extensions: { code } };
    }
    const traceId = currentTraceId();
    logger.error({ err: cause, path: formatted.path, traceId }, "resolver failed");
    if (cause instanceof OutageError) {
      return { ...place, message: cause.message, extensions: { ...cause.extensions, traceId } };
    }
    return {
      ...place,
      message: "Something went wrong",
      extensions: { code: "INTERNAL_SERVER_ERROR", traceId },
    };
  };
}
