import { buildSubgraphSchema } from "@apollo/subgraph";
import { printSchemaWithDirectives } from "@graphql-tools/utils";
import { type DocumentNode, type GraphQLSchema, Kind, parse } from "graphql";
import { type BuildSchemaOptions, buildSchema, createResolversMap } from "type-graphql";
import { countRefusals } from "./count-refusals";

/** Loads an entity by the key that another subgraph sends. */
export interface ReferenceResolver {
  readonly __resolveReference: (reference: never, context: never) => unknown;
}

/** By entity type. */
export type ReferenceResolvers = Readonly<Record<string, ReferenceResolver>>;

// @apollo/gateway 2.14 loads supergraphs up to v2.9 features without the security directives.
const LINK = parse(`
  extend schema @link(
    url: "https://specs.apollo.dev/federation/v2.9"
    import: ["@key", "@shareable", "@external", "@requires", "@provides", "@inaccessible", "@tag"]
  )
  directive @cacheControl(maxAge: Int, scope: CacheControlScope, inheritMaxAge: Boolean)
    on FIELD_DEFINITION | OBJECT | INTERFACE | UNION
  enum CacheControlScope { PUBLIC PRIVATE }
`);

export interface FederatedSchema {
  readonly schema: GraphQLSchema;
  readonly typeDefs: DocumentNode;
}

/** TypeGraphQL classes → a federation v2.9 subgraph schema. */
export async function federate(
  options: BuildSchemaOptions,
  references: ReferenceResolvers,
): Promise<FederatedSchema> {
  const base = await buildSchema({ validate: false, ...options, skipCheck: true });
  const document = parse(printSchemaWithDirectives(base));
  const typeDefs: DocumentNode = {
    kind: Kind.DOCUMENT,
    definitions: [
      ...LINK.definitions,
      ...document.definitions.filter((definition) => definition.kind !== Kind.SCHEMA_DEFINITION),
    ],
  };
  const resolvers: Record<string, object> = { ...createResolversMap(base) };
  for (const [type, reference] of Object.entries(references)) {
    resolvers[type] = { ...resolvers[type], ...reference };
  }
  // The map's value type is private to the package; it is checked when the schema is built.
  const modules = [{ typeDefs, resolvers }] as unknown as Parameters<typeof buildSubgraphSchema>[0];
  const schema = buildSubgraphSchema(modules);
  countRefusals(schema);
  return { schema, typeDefs };
}
