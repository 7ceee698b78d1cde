import { type GraphQLInputType, isEnumType, typeFromAST } from "graphql";
import type { ClientDocument } from "../schema/client-documents";
import { clientSchema } from "../schema/client-schema";

/** The values of every enum of the public graph. */
export const enumNames = Object.values(clientSchema.getTypeMap())
  .filter(isEnumType)
  .flatMap((type) => type.getValues().map(({ name }) => name));

/** The types an operation's variables are declared with. */
export function variableTypes({
  definition,
}: ClientDocument): Readonly<Record<string, GraphQLInputType>> {
  const declared = definition.variableDefinitions ?? [];
  return Object.fromEntries(
    declared.map(({ variable, type }) => [
      variable.name.value,
      typeFromAST(clientSchema, type as never) as GraphQLInputType,
    ]),
  );
}
