import { existsSync, writeFileSync } from "node:fs";
import { inRoot, pinnedNode, subgraphs } from "./places.mjs";
import { runProgram } from "./run-program.mjs";

async function printSubgraph(name) {
  const entry = `subgraphs/${name}/dist/print-schema.js`;
  if (!existsSync(inRoot(entry))) throw new Error(`${entry} is missing: ${name} prints no schema`);
  const lines = [];
  const onLine = (line) => lines.push(line);
  await runProgram({ name: `${name}'s schema`, command: pinnedNode, args: [entry], onLine });
  return lines;
}

async function printSubgraphs(live) {
  for (const name of subgraphs) {
    live(name);
    const lines = await printSubgraph(name);
    writeFileSync(inRoot(`subgraphs/${name}/schema.graphql`), `${lines.join("\n")}\n`);
  }
}

const compose = () =>
  runProgram({
    name: "composing the supergraph",
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
  ["Relay artefacts and operations", compileRelay],
];

export const SCHEMA_STEPS = steps.length;

/** SDL of each subgraph, then everything that is made from it; all of it is committed. */
export async function regenerateSchemas(progress) {
  for (const [title, work] of steps) await progress.step(title, work);
}
