import {
  type GraphQLInputType,
  type GraphQLNamedInputType,
  getNamedType,
  isInputObjectType,
  isListType,
  isNonNullType,
  typeFromAST,
} from "graphql";
import { type ClientDocument, clientDocuments } from "./client-documents";
import { clientSchema } from "./client-schema";

/** One place in an operation's variables, at any depth. */
export interface VariableInput {
  readonly operation: ClientDocument;
  /** `useRateClassMutation.input.classId`; `[]` follows the name of a list. */
  readonly key: string;
  /** Names from the variable down to this place. */
  readonly path: readonly string[];
  readonly type: GraphQLNamedInputType;
}

function inputsOf(operation: ClientDocument): readonly VariableInput[] {
  return (operation.definition.variableDefinitions ?? []).flatMap((variable) => {
    const type = typeFromAST(clientSchema, variable.type as never) as GraphQLInputType | undefined;
    if (!type) throw new Error(`${operation.name} has a variable of an unknown type`);
    return within(operation, [variable.variable.name.value], type);
  });
}

function within(
  operation: ClientDocument,
  path: readonly string[],
  type: GraphQLInputType,
): readonly VariableInput[] {
  const named = getNamedType(type);
  const here = isList(type) ? [...path.slice(0, -1), `${path.at(-1)}[]`] : path;
  const self = {
    operation,
    key: [operation.name, ...here].join("."),
    path: here.map((name) => name.replace("[]", "")),
    type: named,
  };
  if (!isInputObjectType(named)) return [self];
  const fields = Object.values(named.getFields());
  return [self, ...fields.flatMap((field) => within(operation, [...here, field.name], field.type))];
}

const isList = (type: GraphQLInputType): boolean =>
  isListType(isNonNullType(type) ? type.ofType : type);

/** Every place of every persisted operation's variables, input objects among them. */
export const variableInputs: readonly VariableInput[] = clientDocuments.flatMap(inputsOf);
