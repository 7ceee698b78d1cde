/**
 * Prisma's CLI for one subgraph, without downloads and without a database of your own:
 *   node packages/local-stack/tools/prisma.mjs accounts generate
 *   node packages/local-stack/tools/prisma.mjs accounts migrate dev --name add_nickname
 * Commands that need a database get a fresh one in the test cluster.
 */
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

const root = path.resolve(import.meta.dirname, "../../..");
const bin = path.join(root, "node_modules/.bin");
const pinnedNode = existsSync(path.join(bin, "node")) ? path.join(bin, "node") : process.execPath;
const require = createRequire(import.meta.url);

function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

function run(script, args, options) {
  const result = spawnSync(pinnedNode, [script, ...args], { stdio: "inherit", ...options });
  return result.status ?? 1;
}

/** The graph types are generated for a laxer compiler than ours; nobody edits them anyway. */
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

async function freshDatabase(subgraph) {
  const compiler = path.join(root, "node_modules/typescript/bin/tsc");
  // stdout belongs to Prisma: `migrate diff --script` is piped into a file.
  run(compiler, ["-b", "packages/local-stack"], { cwd: root, stdio: ["ignore", 2, 2] });
  const { authoringDatabase } = require("../../test-kit/dist/databases/authoring-database.js");
  return authoringDatabase(subgraph);
}

const [subgraph, ...command] = process.argv.slice(2);
const folder = path.join(root, "subgraphs", subgraph ?? "");
if (!subgraph || command.length === 0 || !existsSync(path.join(folder, "prisma"))) {
  fail("usage: node packages/local-stack/tools/prisma.mjs <subgraph> <prisma command …>");
}
const env = {
  ...process.env,
  PATH: `${bin}${path.delimiter}${process.env.PATH}`,
  CHECKPOINT_DISABLE: "1",
  PRISMA_HIDE_UPDATE_MESSAGE: "1",
  SKIP_PRISMA_VERSION_CHECK: "true",
  PRISMA_SCHEMA_ENGINE_BINARY:
    process.env.PRISMA_SCHEMA_ENGINE_BINARY ?? path.join(import.meta.dirname, "schema-engine.mjs"),
};
const needsDatabase = ["migrate", "db"].includes(command[0]) && !process.env.DATABASE_URL;
const database = needsDatabase ? await freshDatabase(subgraph) : null;
if (database) env.DATABASE_URL = database.url;
const status = run(path.join(root, "node_modules/prisma/build/index.js"), command, {
  cwd: folder,
  env,
});
await database?.close();
if (status === 0 && command[0] === "generate") excuseFromTypeCheck(folder);
process.exit(status);
