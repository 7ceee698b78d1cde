import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { subgraphNames } from "@eightcount/local-stack/checkout/checkout";
import {
  CREATE_MIGRATIONS,
  readMigrations,
} from "@eightcount/local-stack/migrations/apply-migrations";

const BEGIN_SANDBOX = [
  "CREATE SCHEMA sandbox",
  "CREATE TABLE sandbox.migration (name text PRIMARY KEY)",
];

export function schemasOf(root: string): Readonly<Record<string, readonly string[]>> {
  const subgraphs = subgraphNames.map((name) => {
    const migrations = readMigrations(path.join(root, "subgraphs", name, "prisma/migrations"));
    return [name, [CREATE_MIGRATIONS, ...migrations.map(({ sql }) => sql)]];
  });
  const folder = path.join(root, "packages/sandbox/migrations");
  const files = readdirSync(folder).sort();
  const sandbox = files.map((file) => readFileSync(path.join(folder, file), "utf8"));
  return { ...Object.fromEntries(subgraphs), sandbox: [...BEGIN_SANDBOX, ...sandbox] };
}
