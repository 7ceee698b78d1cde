import { existsSync } from "node:fs";
import path from "node:path";

/** The checkout. */
export const root = path.resolve(import.meta.dirname, "../../..");

export const inRoot = (...parts) => path.join(root, ...parts);

/** What was built from what; removing it only costs a rebuild. */
export const cacheFolder = inRoot(".cache");

export const subgraphs = ["accounts", "catalogue", "viewing", "billing"];

/** The Node that package.json pins; this bootstrap itself runs on any Node from 20 on. */
export const pinnedNode = inRoot("node_modules/node/bin/node");

export const hasPinnedNode = () => existsSync(pinnedNode);

/** Environment in which `node` and every tool of ours is found first. */
export const toolEnvironment = () => ({
  ...process.env,
  PATH: `${inRoot("node_modules/.bin")}${path.delimiter}${process.env.PATH ?? ""}`,
});
