import { stringifySetCookie } from "cookie";
import { type GraphQLError, type GraphQLSchema, graphql } from "graphql";
import { type Viewer, visitor } from "../viewer/viewer";
import type { SubgraphContext } from "./context";

export interface RunQueryOptions<L> {
  readonly variables?: Readonly<Record<string, unknown>>;
  readonly viewer?: Viewer;
  readonly loaders?: L;
  readonly cookies?: Readonly<Record<string, string>>;
}

export interface RunQueryAnswer {
  // The shape is the query's own; each test reads what it selected.
  // biome-ignore lint/suspicious/noExplicitAny: a test names the fields it selected
  readonly data: any;
  readonly errors: readonly GraphQLError[] | undefined;
  /** Set-Cookie headers of the answer. */
  readonly cookies: readonly string[];
}

/** Runs one operation through a subgraph's real schema, as a test's viewer. */
export async function runQuery<L>(
  schema: GraphQLSchema,
  source: string,
  options: RunQueryOptions<L> = {},
): Promise<RunQueryAnswer> {
  const cookies: string[] = [];
  const contextValue: SubgraphContext<L | undefined> = {
    viewer: options.viewer ?? visitor,
    cookies: options.cookies ?? {},
    setCookie: (cookie) => cookies.push(stringifySetCookie(cookie)),
    loaders: options.loaders,
  };
  const answer = await graphql({
    schema,
    source,
    contextValue,
    ...(options.variables ? { variableValues: options.variables } : {}),
  });
  return { data: answer.data, errors: answer.errors, cookies };
}
