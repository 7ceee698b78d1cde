import { createHash } from "node:crypto";
import path from "node:path";

/** The checkout this code runs from: four levels up, from `src/checkout` and `dist/checkout` alike. */
export const checkout = path.resolve(__dirname, "../../../..");

/** Ten characters that tell a checkout from every other one on the machine. */
export const checkoutKeyOf = (root: string): string =>
  createHash("sha256").update(root).digest("hex").slice(0, 10);

export const checkoutKey = checkoutKeyOf(checkout);

/** The plain-JavaScript programs of this package, which run before anything is compiled. */
export const toolsFolder = path.join(checkout, "packages/local-stack/tools");

export type SubgraphName = "accounts" | "catalogue" | "viewing" | "billing";

/** The four databases, in the order they are migrated and seeded. */
export const subgraphNames: readonly SubgraphName[] = [
  "accounts",
  "catalogue",
  "viewing",
  "billing",
];

/** Where a subgraph keeps the migrations that Prisma authored. */
export const migrationsFolder = (subgraph: SubgraphName): string =>
  path.join(checkout, "subgraphs", subgraph, "prisma/migrations");
