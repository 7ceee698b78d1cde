// The chart's part of `npm run check`: it is linted, renders as stored, and Kubernetes would accept it.
import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { chart, exampleNames, renderExample, renderedPath } from "./render.mjs";
import { findProgram, INSTALL, missingTools, root } from "./tools.mjs";
import { buildAll, overlays, validate } from "./validate.mjs";

async function lint() {
  const values = path.join(root, "helm/examples/everything/values.yaml");
  const args = ["lint", "--quiet", "--strict", chart, "--values", values];
  try {
    await promisify(execFile)(findProgram("helm"), args);
    return [];
  } catch ({ stdout, stderr }) {
    return [`${stdout}${stderr}`.trim()];
  }
}

async function compare(renders) {
  const changed = Object.entries(renders).filter(
    ([name, text]) => readFileSync(renderedPath(name), "utf8") !== text,
  );
  return changed.map(
    ([name]) =>
      `helm/examples/${name}/rendered.yaml is out of date. Run node helm/tools/render.mjs`,
  );
}

async function runCheck() {
  const rendered = exampleNames.map(async (name) => [name, await renderExample(name)]);
  const renders = Object.fromEntries(await Promise.all(rendered));
  const verdicts = await validate({ ...renders, ...(await buildAll(overlays)) });
  const invalid = Object.entries(verdicts).flatMap(([name, { problems }]) =>
    problems.map((problem) => `${name}: ${problem}`),
  );
  const problems = [...(await lint()), ...(await compare(renders)), ...invalid];
  for (const problem of problems) console.log(problem);
  if (problems.length > 0) process.exit(1);
  const objects = Object.values(verdicts).reduce((sum, { valid }) => sum + valid, 0);
  console.log(`${objects} objects are valid`);
}

const missing = missingTools();
if (missing.length === 0) {
  await runCheck();
} else {
  console.log(`Skipped without ${missing.join(", ")}. Install with: ${INSTALL}`);
  if (process.env.CI === "true") process.exit(1);
}
