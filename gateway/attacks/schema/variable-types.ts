import { type GraphQLInputType, typeFromAST } from "graphql";
import type { ClientDocument } from "./client-documents";
import { clientSchema } from "./client-schema";

/** The types an operation's variables are declared with, by name. */
export function variableTypes({
  name,
  definition,
}: ClientDocument): Readonly<Record<string, GraphQLInputType>> {
  const declared = definition.variableDefinitions ?? [];
  return Object.fromEntries(
    declared.map(({ variable, type: node }) => {
      const type = typeFromAST(clientSchema, node as never) as GraphQLInputType | undefined;
      if (!type) throw new Error(`${name} has a variable of an unknown type`);
      return [variable.name.value, type];
    }),
  );
}
