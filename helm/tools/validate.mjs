// Validates objects against the schemas of Kubernetes and of helm/schemas, without a network.
import { spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { renderedPath } from "./render.mjs";
import { findProgram, findSchemas, KUBERNETES, root } from "./tools.mjs";

const NAME = "{{ .ResourceKind }}{{ .KindSuffix }}.json";

export const readRender = (name) => readFile(renderedPath(name), "utf8");

function output(command, args, input) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ["pipe", "pipe", "inherit"] });
    let text = "";
    child.stdout.setEncoding("utf8").on("data", (chunk) => {
      text += chunk;
    });
    child.on("error", reject);
    child.on("close", () => resolve(text));
    child.stdin.end(input);
  });
}

/** Returns the problems, one sentence each, and the number of valid objects. */
export async function validate(yaml) {
  const folders = [findSchemas(), path.join(root, "helm/schemas")];
  const locations = folders.flatMap((folder) => ["-schema-location", path.join(folder, NAME)]);
  const args = ["-strict", "-kubernetes-version", KUBERNETES, "-output", "json", "-summary"];
  const printed = await output(findProgram("kubeconform"), [...args, ...locations], yaml);
  const { resources, summary } = JSON.parse(printed);
  const problems = (resources ?? []).map(({ kind, name, msg }) => `${kind} ${name}: ${msg}`);
  return { problems, valid: summary.valid };
}
