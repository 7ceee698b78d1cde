import type { GraphQLResponse } from "@apollo/server";

/** Returns each code in a response once. */
export function errorCodesIn({ body }: Pick<GraphQLResponse, "body">): readonly string[] {
  const errors = body.kind === "single" ? (body.singleResult.errors ?? []) : [];
  const codes = errors.map(({ extensions }) => String(extensions?.code ?? "INTERNAL_SERVER_ERROR"));
  return [...new Set(codes)];
}
