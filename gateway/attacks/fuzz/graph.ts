import { readFileSync } from "node:fs";
import path from "node:path";
import {
  buildSchema,
  type GraphQLInputType,
  isEnumType,
  type OperationDefinitionNode,
  parse,
  typeFromAST,
} from "graphql";

const inClient = (file: string) =>
  readFileSync(path.resolve(__dirname, "../../../client", file), "utf8");

/** The public graph. */
export const graph = buildSchema(inClient("schema.graphql"));

export const enumNames = Object.values(graph.getTypeMap())
  .filter(isEnumType)
  .flatMap((type) => type.getValues().map(({ name }) => name));

/** An operation the client may send, with the types its variables are declared with. */
export interface Operation {
  readonly id: string;
  readonly name: string;
  readonly isMutation: boolean;
  readonly variables: Readonly<Record<string, GraphQLInputType>>;
}

function readOperation([id, text]: [string, string]): Operation {
  const definition = parse(text).definitions.find(
    (one): one is OperationDefinitionNode => one.kind === "OperationDefinition",
  );
  const declared = definition?.variableDefinitions ?? [];
  return {
    id,
    name: definition?.name?.value ?? id,
    isMutation: definition?.operation === "mutation",
    variables: Object.fromEntries(
      declared.map(({ variable, type }) => [
        variable.name.value,
        typeFromAST(graph, type as never) as GraphQLInputType,
      ]),
    ),
  };
}

/** Every operation the client may send, by name. */
export const operations: readonly Operation[] = Object.entries(
  JSON.parse(inClient("persisted-operations.json")) as Record<string, string>,
)
  .map(readOperation)
  .sort((one, other) => one.name.localeCompare(other.name));
