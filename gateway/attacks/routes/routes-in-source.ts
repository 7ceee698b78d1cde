import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const ROOT = path.resolve(__dirname, "../../..");
/** The product's processes. The sandbox and the edge are stand-ins for local use. */
const FOLDERS = [
  "gateway/src",
  "client/server",
  "packages/service-kit/src",
  ...["accounts", "catalogue", "viewing", "billing"].map((name) => `subgraphs/${name}/src`),
];
const NO_ROUTES = /\.test\.ts$|\/(generated|testing)\//;
/** Matches `app.get("/path", …)` and `router.use(paths, …)`, also across two lines. */
const ROUTE =
  /\b(?:app|router|express\(\))\s*\.\s*(?:get|post|put|patch|delete|head|options|all|use)\(\s*("[^"]*"|`[^`]*`|\[[^\]]*\]|\/\S+\/|\w+)\s*,/g;

/** Returns every route of the product's processes, as file and path expression. */
export function routesInSource(): readonly string[] {
  const found = FOLDERS.flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true })
      .map((file) => `${folder}/${file}`)
      .filter((file) => file.endsWith(".ts") && !NO_ROUTES.test(file))
      .flatMap((file) => routesIn(file)),
  );
  return [...new Set(found)].sort();
}

const routesIn = (file: string): readonly string[] =>
  [...readFileSync(path.join(ROOT, file), "utf8").matchAll(ROUTE)].map(
    ([, expression]) => `${file} ${expression}`,
  );
