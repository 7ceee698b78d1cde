import {
  type GraphQLInputType,
  type GraphQLNamedInputType,
  getNamedType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from "graphql";
import { type ClientDocument, clientDocuments } from "./client-documents";
import { variableTypes } from "./variable-types";

/** One place in an operation's variables, at any depth. */
export interface VariableInput {
  readonly operation: ClientDocument;
  /** `useRateClassMutation.input.classId`; `[]` follows the name of a list. */
  readonly key: string;
  /** Names from the variable down to this place. */
  readonly path: readonly string[];
  readonly type: GraphQLNamedInputType;
}

const inputsOf = (operation: ClientDocument): readonly VariableInput[] =>
  Object.entries(variableTypes(operation)).flatMap(([name, type]) =>
    within(operation, [name], type),
  );

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

/** Every place in the variables of every persisted operation, including input objects. */
export const variableInputs: readonly VariableInput[] = clientDocuments.flatMap(inputsOf);
