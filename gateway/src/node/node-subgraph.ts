import { buildSubgraphSchema } from "@apollo/subgraph";
import { parseGlobalId, toGlobalId } from "@eightcount/service-kit/relay/global-id";
import { type GraphQLSchema, parse } from "graphql";
import type { GatewayContext } from "../context";

const NODE_TYPES = [
  "DanceClass",
  "Style",
  "Instructor",
  "Playlist",
  "Member",
  "ClassRecord",
  "SavedClass",
] as const;

/** Stubs with only a key. The subgraph that owns a type resolves its other fields. */
export const nodeTypeDefs = parse(`
  extend schema @link(url: "https://specs.apollo.dev/federation/v2.9", import: ["@key"])

  "An object that Relay can refetch by its id."
  interface Node {
    "Global id: base64url of \`Type:uuid\`."
    id: ID!
  }

  ${NODE_TYPES.map((type) => `type ${type} implements Node @key(fields: "id") { id: ID! }`).join("\n")}

  type Query {
    "The object with this global id, null if the id is malformed or of an unknown type."
    node(id: ID!): Node
    "Up to 100 objects by global id, in the requested order. An entry is null if its id is malformed or of an unknown type."
    nodes(ids: [ID!]!): [Node]!
    "The signed-in member, null for a visitor."
    viewer: Member
  }
`);

const MAX_NODES = 100;

export function buildNodeSchema(): GraphQLSchema {
  const references = NODE_TYPES.map((type) => [
    type,
    { __resolveReference: (reference: unknown) => reference },
  ]);
  const resolvers = {
    Query: {
      node: (_: unknown, { id }: { id: string }, context: GatewayContext) => stub(id, context),
      nodes: (_: unknown, { ids }: { ids: string[] }, context: GatewayContext) =>
        ids.slice(0, MAX_NODES).map((id) => stub(id, context)),
      viewer: (_: unknown, _args: unknown, { viewer }: GatewayContext) =>
        viewer.memberId && { __typename: "Member", id: toGlobalId("Member", viewer.memberId) },
    },
    ...Object.fromEntries(references),
  };
  const modules = [{ typeDefs: nodeTypeDefs, resolvers }];
  return buildSubgraphSchema(modules as Parameters<typeof buildSubgraphSchema>[0]);
}

function stub(id: string, { viewer }: GatewayContext): { __typename: string; id: string } | null {
  const parsed = parseGlobalId(id);
  const type = NODE_TYPES.find((name) => name === parsed?.type);
  if (!parsed || !type) return null;
  // A member is visible only to themselves.
  if (type === "Member" && parsed.id !== viewer.memberId) return null;
  return { __typename: type, id };
}
