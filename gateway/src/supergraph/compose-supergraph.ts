import { composeServices } from "@apollo/composition";
import { Supergraph } from "@apollo/federation-internals";
import { type DocumentNode, lexicographicSortSchema, printSchema } from "graphql";

export interface SubgraphSource {
  readonly name: string;
  readonly typeDefs: DocumentNode;
}

export interface Composed {
  readonly supergraph: string;
  readonly publicSchema: string;
}

/** @throws Error with all composition errors, one per line. */
export function composeSupergraph(sources: readonly SubgraphSource[]): Composed {
  const services = sources.map(({ name, typeDefs }) => ({
    name,
    typeDefs,
    url: `http://${name}/graphql`,
  }));
  const result = composeServices(services);
  if (result.errors) {
    throw new Error(result.errors.map((error) => error.message).join("\n"));
  }
  const api = Supergraph.build(result.supergraphSdl).apiSchema().toGraphQLJSSchema();
  return {
    supergraph: result.supergraphSdl,
    publicSchema: `${printSchema(lexicographicSortSchema(api))}\n`,
  };
}
