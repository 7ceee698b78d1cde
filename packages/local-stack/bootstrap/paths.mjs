import { existsSync } from "node:fs";
import path from "node:path";

export const root = path.resolve(import.meta.dirname, "../../..");

export const inRoot = (...parts) => path.join(root, ...parts);

export const cacheFolder = inRoot(".cache");

export const subgraphs = ["accounts", "catalogue", "viewing", "billing"];

/** Such as `client` or `packages/rules`. */
export const workspaceOf = (file) => /^((packages|subgraphs)\/)?[^/]+/.exec(file)[0];

/** The Node version that package.json pins. The bootstrap itself runs on Node 20 or later. */
export const pinnedNode = inRoot("node_modules/node/bin/node");

export const hasPinnedNode = () => existsSync(pinnedNode);

export const toolEnvironment = () => ({
  ...process.env,
  PATH: `${inRoot("node_modules/.bin")}${path.delimiter}${process.env.PATH ?? ""}`,
});
