import { readFileSync } from "node:fs";
import path from "node:path";

const FILE = path.resolve(__dirname, "../../../client/persisted-operations.json");

/** What the client may send: an operation and the id it sends instead of the text. */
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

/** Names of all operations that the client sends. */
export const operationNames: readonly string[] = [...operations.keys()];

/** The operation the client calls by this name; a journey breaks when the client drops it. */
export function clientOperation(name: string): ClientOperation {
  const operation = operations.get(name);
  if (!operation) throw new Error(`the client has no operation named ${name}`);
  return operation;
}

/** Every mutation the client sends, by its operation's name. */
export const clientMutations = (): readonly (ClientOperation & { readonly name: string })[] =>
  [...operations]
    .filter(([, { kind }]) => kind === "mutation")
    .map(([name, operation]) => ({ name, ...operation }));
