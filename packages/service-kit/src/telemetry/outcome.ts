export type Outcome = "ok" | "refused" | "failed";

/** Codes of errors that the caller causes. All others are failures of ours. */
const CALLERS_CODES: ReadonlySet<unknown> = new Set([
  "UNAUTHENTICATED",
  "FORBIDDEN",
  "LIMIT_EXCEEDED",
  "BAD_USER_INPUT",
  "BAD_REQUEST",
  "GRAPHQL_VALIDATION_FAILED",
  "GRAPHQL_PARSE_FAILED",
  "OPERATION_RESOLUTION_FAILURE",
]);

export function outcomeOf(codes: readonly string[]): Outcome {
  if (codes.length === 0) return "ok";
  return codes.every((code) => CALLERS_CODES.has(code)) ? "refused" : "failed";
}

export function outcomeOfError(error: unknown): Outcome {
  const { code, extensions } = (error ?? {}) as {
    readonly code?: unknown;
    readonly extensions?: { readonly code?: unknown };
  };
  return CALLERS_CODES.has(extensions?.code ?? code) ? "refused" : "failed";
}
