import type { ApolloServerPlugin } from "@apollo/server";
import { GraphQLError, getVariableValues } from "graphql";

/** Elements of the longest list that a request may contain. */
const MAX_ELEMENTS = 1_000;
/** A request with more is refused as a whole, because each invalid value costs a millisecond. */
const MAX_INVALID = 10;

/** Refuses long lists of invalid values. Apollo's gateway would report every single one of them. */
export const boundVariables: ApolloServerPlugin = {
  requestDidStart: async () => ({
    didResolveOperation: async ({ schema, operation, request }) => {
      const variables = request.variables ?? {};
      const longest = longestList(variables);
      if (longest <= MAX_INVALID) return;
      if (longest > MAX_ELEMENTS) throw tooMany("A list has too many elements.");
      const definitions = operation?.variableDefinitions ?? [];
      const { errors } = getVariableValues(schema, definitions, variables, {
        maxErrors: MAX_INVALID,
      });
      if (errors && errors.length > MAX_INVALID) throw tooMany("Too many values are not valid.");
    },
  }),
};

const tooMany = (message: string) =>
  new GraphQLError(message, { extensions: { code: "BAD_USER_INPUT", http: { status: 400 } } });

/** Without recursion, because a request can nest deeper than the stack. */
function longestList(variables: object): number {
  const waiting: object[] = [variables];
  let longest = 0;
  for (let one = waiting.pop(); one && longest <= MAX_ELEMENTS; one = waiting.pop()) {
    if (Array.isArray(one)) longest = Math.max(longest, one.length);
    waiting.push(...objectsIn(one));
  }
  return longest;
}

const objectsIn = (one: object): readonly object[] =>
  Object.values(one).filter((value) => typeof value === "object" && value !== null);
