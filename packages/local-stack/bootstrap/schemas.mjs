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

const writePage = (page, program) => async () =>
  writeFileSync(inRoot(page), await printed(program));

const compose = () =>
  runProgram({ name: "the supergraph composition", args: ["gateway/dist/supergraph/main.js"] });

const compileRelay = () =>
  runProgram({ name: "the Relay compiler", args: ["tools/relay.mjs"], cwd: inRoot("client") });

const writeAlerts = () =>
  runProgram({ name: "the alerts", args: ["helm/observability/write/main.ts"] });
const writeChart = () =>
  runProgram({ name: "the chart's values schema", args: ["helm/tools/write-chart.mjs"] });

const printEvents = "packages/local-stack/bootstrap/print-events.mjs";
const printMetrics = "packages/local-stack/bootstrap/print-metrics.mjs";
const printConfiguration = "packages/local-stack/bootstrap/print-configuration.mjs";
const printProofs = "packages/test-kit/dist/specification/print-proofs.js";

const steps = [
  ["Subgraph schemas", printSubgraphs],
  ["Supergraph and public schema", compose],
  ["Relay artifacts and operations", compileRelay],
  ["Configuration page", writePage("docs/configuration.md", printConfiguration)],
  ["Events page", writePage("docs/events.md", printEvents)],
  ["Metrics page", writePage("docs/metrics.md", printMetrics)],
  ["Alerts and dashboards", writeAlerts],
  ["Chart values schema", writeChart],
  ["Specification proofs", writePage("docs/specification/proofs.md", printProofs)],
];

export const SCHEMA_STEPS = steps.length;

export async function regenerateSchemas(progress) {
  for (const [title, work] of steps) await progress.step(title, work);
}
