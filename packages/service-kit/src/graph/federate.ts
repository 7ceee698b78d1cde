import { buildSubgraphSchema } from "@apollo/subgraph";
import { printSchemaWithDirectives } from "@graphql-tools/utils";
import { type DocumentNode, type GraphQLSchema, Kind, parse } from "graphql";
import { type BuildSchemaOptions, buildSchema, createResolversMap } from "type-graphql";
import { countRefusals } from "./count-refusals";
import { measureFields } from "./measure-fields";

export interface ReferenceResolver {
  readonly __resolveReference: (reference: never, context: never) => unknown;
}

export type ReferenceResolvers = Readonly<Record<string, ReferenceResolver>>;

// @apollo/gateway 2.14 supports supergraphs up to v2.9, without the security directives.
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
  // The type of the map's values is private to the package. Building the schema checks them.
  const modules = [{ typeDefs, resolvers }] as unknown as Parameters<typeof buildSubgraphSchema>[0];
  const schema = buildSubgraphSchema(modules);
  countRefusals(schema);
  measureFields(schema);
  return { schema, typeDefs };
}
