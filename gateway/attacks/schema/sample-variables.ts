import { randomUUID } from "node:crypto";
import {
  type GraphQLInputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredInputField,
} from "graphql";
import type { ClientDocument } from "./client-documents";
import { variableTypes } from "./variable-types";

type Variables = Readonly<Record<string, unknown>>;

const SCALARS: Readonly<Record<string, () => unknown>> = {
  ID: () => randomUUID(),
  String: () => "text",
  Int: () => 1,
  Float: () => 1,
  Boolean: () => true,
};

/** Returns valid variables with all required values and those on the way to `path`. */
export function sampleVariables(
  operation: ClientDocument,
  path: readonly string[] = [],
): Readonly<Record<string, unknown>> {
  const types = variableTypes(operation);
  const definitions = operation.definition.variableDefinitions ?? [];
  return Object.fromEntries(
    definitions.flatMap(({ variable, defaultValue }) => {
      const name = variable.name.value;
      const type = types[name];
      const isNeeded = isNonNullType(type) && !defaultValue;
      return type && (isNeeded || path[0] === name) ? [[name, sampleOf(type, path.slice(1))]] : [];
    }),
  );
}

/** Returns a value of a type. Optional fields are left out except on the way to `path`. */
export function sampleOf(type: GraphQLInputType, path: readonly string[] = []): unknown {
  if (isNonNullType(type)) return sampleOf(type.ofType, path);
  if (isListType(type)) return [sampleOf(type.ofType, path)];
  const named = getNamedType(type);
  if (isEnumType(named)) return named.getValues()[0]?.name;
  if (!isInputObjectType(named)) return SCALARS[named.name]?.();
  const fields = Object.values(named.getFields()).filter(
    (field) => isRequiredInputField(field) || field.name === path[0],
  );
  return Object.fromEntries(
    fields.map((field) => [
      field.name,
      sampleOf(field.type, field.name === path[0] ? path.slice(1) : []),
    ]),
  );
}

/** Returns the variables with another value in one place. */
export function withValueAt(variables: Variables, path: readonly string[], value: unknown) {
  return changedAt(variables, path, () => value) as Variables;
}

/** Returns the variables with one more field in the input object at `path`. */
export function withExtraField(
  variables: Variables,
  path: readonly string[],
  [name, value]: readonly [string, unknown],
) {
  // A computed name creates an own property, even for "__proto__".
  return changedAt(variables, path, (input) => ({
    ...(input as object),
    [name]: value,
  })) as Variables;
}

function changedAt(
  value: unknown,
  [name, ...rest]: readonly string[],
  change: (value: unknown) => unknown,
): unknown {
  if (Array.isArray(value)) {
    return value.map((one) => changedAt(one, name === undefined ? [] : [name, ...rest], change));
  }
  if (name === undefined) return change(value);
  const object = value as Variables;
  return { ...object, [name]: changedAt(object[name], rest, change) };
}
