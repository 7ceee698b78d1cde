import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  buildSchema,
  execute,
  GraphQLError,
  type GraphQLFieldResolver,
  type GraphQLOutputType,
  type GraphQLSchema,
  isEnumType,
  isListType,
  isNonNullType,
  isScalarType,
  parse,
} from "graphql";
import type { GraphQLResponse, RequestParameters, Variables } from "relay-runtime";

const CLIENT = join(__dirname, "../..");
const read = (file: string) => readFileSync(join(CLIENT, file), "utf8");

let schema: GraphQLSchema | undefined;
let operations: Readonly<Record<string, string>> | undefined;

/** Answers of the root fields: a value, or a function of the field's arguments. */
export type Roots = Readonly<Record<string, unknown>>;

/** One request the page made. */
export interface SeenRequest {
  readonly name: string;
  readonly variables: Variables;
}

/**
 * The graph as the client may call it: the committed schema, the committed persisted operations, and
 * the answers a test gives. What a test leaves out is a plain default: "" or 0, null where allowed.
 */
export interface FakeGraph {
  readonly answer: (operation: RequestParameters, variables: Variables) => Promise<GraphQLResponse>;
  readonly seen: SeenRequest[];
  /** Changes or adds answers while the test runs. */
  readonly change: (roots: Roots) => void;
}

export function createFakeGraph(first: Roots): FakeGraph {
  let roots = first;
  const seen: SeenRequest[] = [];
  return {
    seen,
    change: (more) => {
      roots = { ...roots, ...more };
    },
    async answer(operation, variables) {
      seen.push({ name: operation.name, variables });
      schema ??= buildSchema(read("schema.graphql"));
      operations ??= JSON.parse(read("persisted-operations.json")) as Record<string, string>;
      const text = operations[operation.id ?? ""];
      if (text === undefined) throw new Error(`${operation.name} is not a persisted operation`);
      const result = await execute({
        schema,
        document: parse(text),
        rootValue: roots,
        variableValues: variables,
        fieldResolver: resolveField,
      });
      return JSON.parse(JSON.stringify(result)) as GraphQLResponse;
    },
  };
}

const resolveField: GraphQLFieldResolver<Record<string, unknown>, unknown> = (
  source,
  args,
  context,
  info,
) => {
  const value = source[info.fieldName];
  if (typeof value === "function") return value(args, context, info);
  if (value !== undefined) return value;
  const isAddress = info.fieldName.endsWith("Url") && isNonNullType(info.returnType);
  return isAddress ? `/media/${info.fieldName}` : defaultOf(info.returnType);
};

function defaultOf(type: GraphQLOutputType): unknown {
  if (!isNonNullType(type)) return null;
  const inner = type.ofType;
  if (isListType(inner)) return [];
  if (isEnumType(inner)) return inner.getValues()[0]?.value;
  if (!isScalarType(inner)) return {};
  if (inner.name === "Int" || inner.name === "Float") return 0;
  if (inner.name === "Boolean") return false;
  return inner.name === "DateTimeISO" ? "2026-11-20T12:00:00.000Z" : "";
}

/** What a resolver throws for an access error or an outage. */
export function graphError(code: string, message = code): GraphQLError {
  return new GraphQLError(message, { extensions: { code } });
}
