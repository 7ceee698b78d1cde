// Validates objects against the schemas of Kubernetes and of helm/schemas, without a network.
import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { findProgram, findSchemas, KUBERNETES, root } from "./tools.mjs";

const run = promisify(execFile);
const MOST_OUTPUT = 1 << 26;
const NAME = "{{ .ResourceKind }}{{ .KindSuffix }}.json";

const within = (folder) =>
  readdirSync(path.join(root, "k8s", folder)).map((name) => `${folder}/${name}`);

/** Everything in k8s/ that is applied as a whole. */
export const overlays = [
  ...within("overlays"),
  ...within("examples"),
  "load",
  "restore",
  "restore-staging",
];

/** Returns what an overlay of k8s/ consists of, such as `overlays/production`. */
export async function build(overlay) {
  const args = ["build", path.join(root, "k8s", overlay)];
  return (await run(findProgram("kustomize"), args, { maxBuffer: MOST_OUTPUT })).stdout;
}

export async function buildAll(overlays) {
  const built = await Promise.all(overlays.map(async (one) => [one, await build(one)]));
  return Object.fromEntries(built);
}

async function kubeconform(folder) {
  const schemas = [findSchemas(), path.join(root, "helm/schemas")];
  const locations = schemas.flatMap((one) => ["-schema-location", path.join(one, NAME)]);
  const args = ["-strict", "-kubernetes-version", KUBERNETES, "-output", "json", "-verbose"];
  const program = findProgram("kubeconform");
  // It fails if an object is not valid, and says which one.
  return run(program, [...args, ...locations, folder], { maxBuffer: MOST_OUTPUT }).catch(
    (failure) => failure,
  );
}

/**
 * Validates every text of objects, by name. Returns the problems of each and the number of its valid
 * objects. Together, because reading the schemas takes longer than validating.
 */
export async function validate(texts) {
  const folder = mkdtempSync(path.join(tmpdir(), "objects-"));
  try {
    const files = Object.entries(texts).map(([name, text], index) => {
      const file = path.join(folder, `${index}.yaml`);
      writeFileSync(file, text);
      return [name, file];
    });
    const { resources } = JSON.parse((await kubeconform(folder)).stdout);
    return Object.fromEntries(
      files.map(([name, file]) => {
        const own = resources.filter(({ filename }) => filename === file);
        const wrong = own.filter(({ status }) => status !== "statusValid");
        const problems = wrong.map((one) => `${one.kind} ${one.name}: ${one.msg}`);
        return [name, { problems, valid: own.length - wrong.length }];
      }),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}
