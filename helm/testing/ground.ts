import { evaluate, hasTools } from "./tools.ts";

/** What kustomize builds: every overlay and example, the load test, and the restored databases. */
export const overlayNames = evaluate<readonly string[]>("validate", "subject.overlays");

/** The objects of each as YAML. Empty texts without kustomize. */
export const overlays: Readonly<Record<string, string>> = hasTools
  ? evaluate("validate", "subject.buildAll(input)", overlayNames)
  : Object.fromEntries(overlayNames.map((name) => [name, ""]));
