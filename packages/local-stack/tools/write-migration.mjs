import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { inRoot } from "../bootstrap/paths.mjs";

export const isMigrationName = (name) => /^[a-z0-9_]+$/.test(name ?? "");

export function writeMigration(subgraph, name, sql) {
  const moment = new Date().toISOString().replaceAll(/\D/g, "").slice(0, 14);
  const folder = inRoot("subgraphs", subgraph, "prisma/migrations", `${moment}_${name}`);
  mkdirSync(folder);
  const file = path.join(folder, "migration.sql");
  writeFileSync(file, sql);
  process.stdout.write(`${file}\n`);
}
