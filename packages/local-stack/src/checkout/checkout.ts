import { createHash } from "node:crypto";
import path from "node:path";

/** Four levels up from both `src/checkout` and `dist/checkout`. */
export const checkout = path.resolve(__dirname, "../../../..");

export const checkoutKeyOf = (root: string): string =>
  createHash("sha256").update(root).digest("hex").slice(0, 10);

export const checkoutKey = checkoutKeyOf(checkout);

/** In the order in which they are migrated and seeded. */
export const subgraphNames = ["accounts", "catalogue", "viewing", "billing"] as const;
export type SubgraphName = (typeof subgraphNames)[number];

export const migrationsFolder = (subgraph: SubgraphName): string =>
  path.join(checkout, "subgraphs", subgraph, "prisma/migrations");
