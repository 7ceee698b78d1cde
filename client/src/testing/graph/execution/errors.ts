import { GraphQLError } from "graphql";

/** Error that a subgraph throws for an access error, malformed input, or an outage. */
export function graphError(code: string, message = code): GraphQLError {
  return new GraphQLError(message, { extensions: { code } });
}

export interface RefusalEntry {
  readonly code: string;
  readonly message: string;
  readonly field?: string | null;
}

/** The refusal in a mutation's result union. */
export const refusal = (type: string, { code, message, field = null }: RefusalEntry) => ({
  __typename: type,
  code,
  message,
  field,
});
