/**
 * Runs Prisma's CLI for one subgraph, without downloads and without a database of your own.
 *   node packages/local-stack/tools/prisma.mjs accounts generate
 *   node packages/local-stack/tools/prisma.mjs accounts new-migration add_nickname
 * Commands that need a database get a fresh one in the test cluster.
 */
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { hasPinnedNode, inRoot, pinnedNode, toolEnvironment } from "../bootstrap/paths.mjs";
import { compiledPackages } from "./compiled.mjs";
import { isMigrationName, writeMigration } from "./write-migration.mjs";

function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

/** The generated graph types do not compile under our strict settings. */
function excuseFromTypeCheck(folder) {
  const excuse = "// @ts-nocheck\n";
  const generated = path.join(folder, "src/generated/type-graphql");
  for (const name of readdirSync(generated, { recursive: true })) {
    if (!name.endsWith(".ts")) continue;
    const file = path.join(generated, name);
    const text = readFileSync(file, "utf8");
    if (!text.startsWith(excuse)) writeFileSync(file, excuse + text);
  }
}

/** What `new-migration` runs. Prisma's own `migrate dev` asks for a second server. */
const DIFFERENCE = [
  ...["migrate", "diff", "--script"],
  ...["--from-migrations", "prisma/migrations", "--to-schema", "prisma/schema.prisma"],
];

function storeDifference(subgraph, name, sql) {
  if (/^(CREATE|ALTER|DROP|COMMENT) /m.test(sql)) writeMigration(subgraph, name, sql.trimStart());
  else process.stdout.write("The migrations already make what the schema says.\n");
}

const [subgraph, ...given] = process.argv.slice(2);
const isNewMigration = given[0] === "new-migration";
const command = isNewMigration ? DIFFERENCE : given;
const folder = inRoot("subgraphs", subgraph ?? "");
if (
  !subgraph ||
  command.length === 0 ||
  (isNewMigration && !isMigrationName(given[1])) ||
  !existsSync(path.join(folder, "prisma"))
) {
  fail(
    "usage: node packages/local-stack/tools/prisma.mjs <subgraph> <prisma command … | new-migration what_changes>",
  );
}
const env = {
  ...toolEnvironment(),
  CHECKPOINT_DISABLE: "1",
  PRISMA_HIDE_UPDATE_MESSAGE: "1",
  SKIP_PRISMA_VERSION_CHECK: "true",
  PRISMA_SCHEMA_ENGINE_BINARY:
    process.env.PRISMA_SCHEMA_ENGINE_BINARY ?? path.join(import.meta.dirname, "schema-engine.mjs"),
};
const needsDatabase = ["migrate", "db"].includes(command[0]) && !process.env.DATABASE_URL;
const database = needsDatabase
  ? await compiledPackages()("./dist/databases/authoring-database.js").authoringDatabase(subgraph)
  : null;
if (database) env.DATABASE_URL = database.url;
const node = hasPinnedNode() ? pinnedNode : process.execPath;
const prisma = inRoot("node_modules/prisma/build/index.js");
const stdio = ["inherit", isNewMigration ? "pipe" : "inherit", "inherit"];
const { status: result, stdout } = spawnSync(node, [prisma, ...command], {
  cwd: folder,
  env,
  stdio,
  encoding: "utf8",
});
const status = result ?? 1;
await database?.close();
if (status === 0 && isNewMigration) storeDifference(subgraph, given[1], stdout);
if (status === 0 && command[0] === "generate") excuseFromTypeCheck(folder);
process.exit(status);
