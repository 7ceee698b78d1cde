import { type DocumentNode, Kind, type OperationDefinitionNode, parse } from "graphql";
import { clientOperation, operationNames } from "../../journeys/people/operations";

/** A persisted operation together with its parsed text. */
export interface ClientDocument {
  readonly name: string;
  readonly id: string;
  readonly kind: "query" | "mutation";
  readonly text: string;
  readonly document: DocumentNode;
  readonly definition: OperationDefinitionNode;
}

function read(name: string): ClientDocument {
  const operation = clientOperation(name);
  const document = parse(operation.text);
  const definition = document.definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION);
  if (!definition) throw new Error(`${name} defines no operation`);
  return { name, ...operation, document, definition };
}

/** All persisted operations. */
export const clientDocuments: readonly ClientDocument[] = operationNames.map(read);

export const mutationDocuments = clientDocuments.filter(({ kind }) => kind === "mutation");
