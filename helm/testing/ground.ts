import { readdirSync } from "node:fs";
import path from "node:path";
import { evaluate, hasTools, root } from "./tools.ts";

/** What kustomize builds: every overlay, the load test, and the restored database. */
export const overlayNames = [
  ...readdirSync(path.join(root, "k8s/overlays")).map((name) => `overlays/${name}`),
  "load",
  "restore",
];

/** The objects of each as YAML. Empty texts without kustomize. */
export const overlays: Readonly<Record<string, string>> = hasTools
  ? evaluate("validate", "subject.buildAll(input)", overlayNames)
  : Object.fromEntries(overlayNames.map((name) => [name, ""]));
