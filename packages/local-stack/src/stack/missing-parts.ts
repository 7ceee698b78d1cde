import { existsSync } from "node:fs";
import path from "node:path";
import { subgraphNames } from "../checkout/checkout";
import { clientEntry } from "../processes/client.process";
import { filmsEntry } from "../processes/films.process";
import { gatewayEntry } from "../processes/gateway.process";
import { sandboxEntry } from "../processes/sandbox.process";
import { seedEntry, subgraphEntry } from "../processes/subgraph.process";

const needed: readonly string[] = [
  ...subgraphNames.flatMap((name) => [subgraphEntry(name), seedEntry(name)]),
  sandboxEntry,
  filmsEntry,
  gatewayEntry,
  "gateway/supergraph.graphql",
  clientEntry,
  "client/dist/browser/index.html",
  "client/persisted-operations.json",
];

export class MissingPartsError extends Error {}

export function assertPartsExist(root: string): void {
  const missing = needed.filter((file) => !existsSync(path.join(root, file)));
  if (missing.length === 0) return;
  const list = missing.map((file) => `  - ${file}`).join("\n");
  throw new MissingPartsError(
    `These parts are missing. Run npm run build to create them:\n${list}`,
  );
}
