import { readFileSync } from "node:fs";
import path from "node:path";
import {
  buildSchema,
  type GraphQLSchema,
  type GraphQLType,
  getNullableType,
  isInputObjectType,
  isListType,
  Kind,
  parse,
  typeFromAST,
} from "graphql";

/** A value that a caller of a persisted operation may choose. */
export interface VariableLeaf {
  /** Operation, variable and field, such as `useSignUpMutation.input.email`; lists end in `[]`. */
  readonly path: `${string}.${string}`;
  /** Name of its scalar or enum. */
  readonly type: string;
}

const CLIENT = path.resolve(__dirname, "../../../client");
const textOf = (file: string) => readFileSync(path.join(CLIENT, file), "utf8");

/** Every leaf of every variable of every operation the client may send. */
export function variableLeaves(): readonly VariableLeaf[] {
  const schema = buildSchema(textOf("schema.graphql"), { assumeValid: true });
  const texts = JSON.parse(textOf("persisted-operations.json")) as Record<string, string>;
  const leaves = Object.values(texts).flatMap((text) => leavesOf(schema, text));
  return leaves.sort((one, other) => (one.path < other.path ? -1 : 1));
}

function leavesOf(schema: GraphQLSchema, text: string): readonly VariableLeaf[] {
  return parse(text).definitions.flatMap((definition) => {
    if (definition.kind !== Kind.OPERATION_DEFINITION) return [];
    const { name, variableDefinitions = [] } = definition;
    return variableDefinitions.flatMap(({ variable, type: node }) => {
      const type = typeFromAST(schema, node);
      if (!type)
        throw new Error(`${name?.value}: the schema has no type of $${variable.name.value}`);
      return leavesWithin(`${name?.value}.${variable.name.value}`, type, []);
    });
  });
}

function leavesWithin(
  at: VariableLeaf["path"],
  type: GraphQLType,
  within: readonly string[],
): readonly VariableLeaf[] {
  const named = getNullableType(type);
  if (isListType(named)) return leavesWithin(`${at}[]`, named.ofType, within);
  if (!isInputObjectType(named)) return [{ path: at, type: String(named) }];
  if (within.includes(named.name)) return [];
  return Object.values(named.getFields()).flatMap((field) =>
    leavesWithin(`${at}.${field.name}`, field.type, [...within, named.name]),
  );
}
