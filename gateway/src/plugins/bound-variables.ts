import type { ApolloServerPlugin } from "@apollo/server";
import { GraphQLError, getVariableValues } from "graphql";

/** Elements of the longest list, or fields of the largest object, that a request may contain. */
const MAX_ELEMENTS = 1_000;
/**
 * A request with more is refused as a whole. Each invalid value costs a millisecond, and each unknown
 * field repeats its object in a message.
 */
const MAX_INVALID = 10;

/** Refuses many invalid values at once. Apollo's gateway would report every single one of them. */
export const boundVariables: ApolloServerPlugin = {
  requestDidStart: async () => ({
    didResolveOperation: async ({ schema, operation, request }) => {
      const variables = request.variables ?? {};
      const { largest, total } = measure(variables);
      if (largest > MAX_ELEMENTS) throw tooMany("A list or an object has too many elements.");
      if (total <= MAX_INVALID) return;
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

/** Counts elements and fields. Without recursion, because a request can nest deeper than the stack. */
function measure(variables: object): { readonly largest: number; readonly total: number } {
  const waiting: object[] = [variables];
  let largest = 0;
  let total = 0;
  for (let one = waiting.pop(); one && largest <= MAX_ELEMENTS; one = waiting.pop()) {
    const values: unknown[] = Object.values(one);
    largest = Math.max(largest, values.length);
    total += values.length;
    for (const value of values) if (isObject(value)) waiting.push(value);
  }
  return { largest, total };
}

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;
