import { type SubgraphContext, setCookieHeader } from "@eightcount/service-kit/graph/context";
import { type Viewer, visitor } from "@eightcount/service-kit/viewer/viewer";
import { type GraphQLError, type GraphQLSchema, graphql } from "graphql";

export interface RunQueryOptions<L> {
  readonly variables?: Readonly<Record<string, unknown>>;
  readonly viewer?: Viewer;
  readonly loaders?: L;
  readonly cookies?: Readonly<Record<string, string>>;
  readonly pressure?: number;
}

export interface RunQueryAnswer {
  // biome-ignore lint/suspicious/noExplicitAny: a test names the fields it selected
  readonly data: any;
  readonly errors: readonly GraphQLError[] | undefined;
  readonly cookies: readonly string[];
}

export async function runQuery<L>(
  schema: GraphQLSchema,
  source: string,
  options: RunQueryOptions<L> = {},
): Promise<RunQueryAnswer> {
  const cookies: string[] = [];
  const contextValue: SubgraphContext<L | undefined> = {
    viewer: options.viewer ?? visitor,
    cookies: options.cookies ?? {},
    setCookie: (cookie) => cookies.push(setCookieHeader(cookie)),
    loaders: options.loaders,
    pressure: options.pressure ?? 0,
  };
  const answer = await graphql({
    schema,
    source,
    contextValue,
    ...(options.variables ? { variableValues: options.variables } : {}),
  });
  return { data: answer.data, errors: answer.errors, cookies };
}
