import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const ROOT = path.resolve(__dirname, "../../..");
/** The processes of the product. The sandbox and the edge stand in for others, and are local. */
const FOLDERS = [
  "gateway/src",
  "client/server",
  "packages/service-kit/src",
  ...["accounts", "catalogue", "viewing", "billing"].map((name) => `subgraphs/${name}/src`),
];
const NO_ROUTES = /\.test\.ts$|\/(generated|testing)\//;
/** `app.get("/path", …)` and `router.use(paths, …)`, also over two lines. */
const ROUTE =
  /\b(?:app|router|express\(\))\s*\.\s*(?:get|post|put|patch|delete|head|options|all|use)\(\s*("[^"]*"|`[^`]*`|\[[^\]]*\]|\/\S+\/|\w+)\s*,/g;

/** Every route of the product's processes, as file and path expression. */
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
