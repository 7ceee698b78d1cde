#!/usr/bin/env node
/**
 * Replaces Prisma's native schema engine, whose binary is downloaded from outside the package
 * registry, which a closed network refuses. Speaks the same protocol (JSON-RPC, one message per
 * line on stdio) and runs the WebAssembly build from the registry.
 */
import { argumentsAfter, runCommand } from "./schema-engine/commands.mjs";
import { serveRequests } from "./schema-engine/requests.mjs";

const argv = process.argv.slice(2);
const datasource = JSON.parse(argumentsAfter(argv, "--datasource")[0] ?? "{}");

if (argv.includes("--version")) {
  process.stdout.write("schema-engine-cli wasm\n");
} else if (argv.includes("cli")) {
  const [command] = argumentsAfter(argv, "cli");
  process.exitCode = await runCommand(command, datasource.url);
} else {
  await serveRequests({ datasource, schemaFiles: argumentsAfter(argv, "--datamodels") });
  process.exit(0);
}
