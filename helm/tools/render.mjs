// Renders the examples. `node helm/tools/render.mjs` rewrites the renders that tests compare with.
import { execFile } from "node:child_process";
import { readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { findProgram, INSTALL, KUBERNETES, root } from "./tools.mjs";

export const chart = path.join(root, "helm/eightcount");
const examples = path.join(root, "helm/examples");
export const exampleNames = readdirSync(examples).sort();
export const renderedPath = (name) => path.join(examples, name, "rendered.yaml");

/** Values files that an example lays over values.yaml. */
const valuesOf = (name) => [
  ...(["staging", "production"].includes(name) ? [path.join(chart, "values-production.yaml")] : []),
  path.join(examples, name, "values.yaml"),
];

/** Resources of other projects, which small clusters do not have. */
export const resourcesOf = (name) =>
  ["smallest", "local"].includes(name)
    ? []
    : ["", "/ServiceMonitor", "/PrometheusRule"].map((kind) => `monitoring.coreos.com/v1${kind}`);

const flags = (flag, values) => values.flatMap((value) => [flag, value]);

/** Renders the chart, or rejects with what helm says. */
export async function render({ folder = chart, values = [], apis = [] }) {
  const args = ["template", "eightcount", folder, "--namespace", "eightcount"];
  const more = [...flags("--values", values), ...flags("--api-versions", apis)];
  const options = { maxBuffer: 1 << 26 };
  const { stdout } = await promisify(execFile)(
    findProgram("helm"),
    [...args, "--kube-version", KUBERNETES, ...more],
    options,
  );
  return stdout;
}

/** `more` are values files that are laid over the example. */
export const renderExample = (name, more = []) =>
  render({ values: [...valuesOf(name), ...more], apis: resourcesOf(name) });

if (process.argv[1] === import.meta.filename) {
  if (findProgram("helm") === null) throw new Error(`helm is missing. Build it with: ${INSTALL}`);
  for (const name of exampleNames) writeFileSync(renderedPath(name), await renderExample(name));
}
