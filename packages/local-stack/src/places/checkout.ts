import { createHash } from "node:crypto";
import path from "node:path";

/** The checkout this code runs from: four levels up, from `src/places` and `dist/places` alike. */
export const checkout = path.resolve(__dirname, "../../../..");

/** Ten characters that tell this checkout from every other one on the machine. */
export const checkoutKey = createHash("sha256").update(checkout).digest("hex").slice(0, 10);

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
