import { execFile } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";
import { promisify } from "node:util";
import { inRoot, pinnedNode, subgraphs, toolEnvironment } from "./paths.mjs";
import { runProgram } from "./run-program.mjs";

function printSubgraph(name) {
  const entry = `subgraphs/${name}/dist/src/print-schema.js`;
  if (!existsSync(inRoot(entry)))
    throw new Error(`${entry} is missing, so the schema of ${name} cannot be printed`);
  return printed(entry);
}

async function printed(entry) {
  const { stdout } = await promisify(execFile)(pinnedNode, [entry], {
    cwd: inRoot(),
    env: toolEnvironment(),
    maxBuffer: 1 << 24,
  });
  return `${stdout.trimEnd()}\n`;
}

async function printSubgraphs(live) {
  for (const name of subgraphs) {
    live(name);
    writeFileSync(inRoot(`subgraphs/${name}/schema.graphql`), await printSubgraph(name));
  }
}

const CONFIGURATION = "docs/configuration.md";

async function printConfiguration() {
  const page = await printed("packages/local-stack/bootstrap/print-configuration.mjs");
  writeFileSync(inRoot(CONFIGURATION), page);
}

const EVENTS = "docs/events.md";

async function printEvents() {
  writeFileSync(inRoot(EVENTS), await printed("packages/local-stack/bootstrap/print-events.mjs"));
}

const PROOFS = "docs/specification/proofs.md";

async function printProofs() {
  const page = await printed("packages/test-kit/dist/specification/print-proofs.js");
  writeFileSync(inRoot(PROOFS), page);
}

const compose = () =>
  runProgram({
    name: "the supergraph composition",
    command: pinnedNode,
    args: ["gateway/dist/supergraph/main.js"],
  });

const compileRelay = () =>
  runProgram({
    name: "the Relay compiler",
    command: pinnedNode,
    args: ["tools/relay.mjs"],
    cwd: inRoot("client"),
  });

const steps = [
  ["Subgraph schemas", printSubgraphs],
  ["Supergraph and public schema", compose],
  ["Relay artifacts and operations", compileRelay],
  ["Configuration page", printConfiguration],
  ["Events page", printEvents],
  ["Specification proofs", printProofs],
];

export const SCHEMA_STEPS = steps.length;

export async function regenerateSchemas(progress) {
  for (const [title, work] of steps) await progress.step(title, work);
}
