import { readFileSync } from "node:fs";
import path from "node:path";

const FILE = path.resolve(__dirname, "../../../client/persisted-operations.json");

/** An operation of the client and the id that is sent instead of its text. */
export interface ClientOperation {
  readonly id: string;
  readonly kind: "query" | "mutation";
  readonly text: string;
}

const NAMED = /^(query|mutation) (\w+)/;

function readOperations(): ReadonlyMap<string, ClientOperation> {
  const texts = JSON.parse(readFileSync(FILE, "utf8")) as Readonly<Record<string, string>>;
  const rows = Object.entries(texts).map(([id, text]) => {
    const [, kind, name] = NAMED.exec(text) ?? [];
    return [name ?? id, { id, kind: kind as ClientOperation["kind"], text }] as const;
  });
  return new Map(rows);
}

const operations = readOperations();

/** Names of all operations of the client. */
export const operationNames: readonly string[] = [...operations.keys()];

/** Returns the client's operation with this name; throws if the client no longer has it. */
export function clientOperation(name: string): ClientOperation {
  const operation = operations.get(name);
  if (!operation) throw new Error(`the client has no operation named ${name}`);
  return operation;
}

/** Every mutation of the client, by its operation's name. */
export const clientMutations = (): readonly (ClientOperation & { readonly name: string })[] =>
  [...operations]
    .filter(([, { kind }]) => kind === "mutation")
    .map(([name, operation]) => ({ name, ...operation }));
