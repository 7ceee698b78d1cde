import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

const folder = import.meta.dirname;
export const root = path.resolve(folder, "../..");
const cache = path.join(root, ".cache/helm");

/** The Kubernetes release that the chart is validated for. */
export const KUBERNETES = "1.34.0";

const programs = {
  helm: { module: "helm.sh/helm/v4", package: "helm.sh/helm/v4/cmd/helm", version: ["version"] },
  kubeconform: {
    module: "github.com/yannh/kubeconform",
    package: "github.com/yannh/kubeconform/cmd/kubeconform",
    version: ["-v"],
  },
  kustomize: {
    module: "sigs.k8s.io/kustomize/kustomize/v5",
    package: "sigs.k8s.io/kustomize/kustomize/v5",
    version: ["version"],
  },
};

export const programNames = Object.keys(programs);

/** Returns the version that helm/tools/go.mod pins, such as 4.3.1. */
export function pinnedVersion(name, goMod = readFileSync(path.join(folder, "go.mod"), "utf8")) {
  const { module } = programs[name];
  const line = goMod.split("\n").find((one) => one.trim().startsWith(`${module} v`));
  if (!line) throw new Error(`helm/tools/go.mod does not pin ${name}`);
  return line.trim().split(" v")[1].split(" ")[0];
}

export const packageOf = (name) => programs[name].package;

export const builtPath = (name) => path.join(cache, `${name}-${pinnedVersion(name)}`);

/** Whether the program on PATH says that it is the pinned version. */
function isOnPath(name) {
  try {
    const args = programs[name].version;
    const printed = execFileSync(name, args, { encoding: "utf8", stdio: "pipe" });
    return new RegExp(`\\bv?${pinnedVersion(name).replaceAll(".", "\\.")}\\b`).test(printed);
  } catch {
    return false;
  }
}

/** Returns the program of the pinned version from the cache or PATH, or null. Builds nothing. */
export function findProgram(name) {
  const built = builtPath(name);
  if (existsSync(built)) return built;
  return isOnPath(name) ? name : null;
}

/** Returns 1.37.0, the version of the Python package. */
export function pinnedSchemas(text = readFileSync(path.join(folder, "schemas.txt"), "utf8")) {
  const version = /^kubernetes-validate==(\S+)/m.exec(text)?.[1];
  if (!version) throw new Error("helm/tools/schemas.txt does not pin kubernetes-validate");
  return version;
}

export const schemasPath = () =>
  path.join(cache, `kubernetes-${KUBERNETES}-schemas-${pinnedSchemas()}`);

/** Returns the folder with the JSON schemas of Kubernetes, or null. */
export const findSchemas = () => (existsSync(schemasPath()) ? schemasPath() : null);

/** Returns what is missing, by name. */
export const missingTools = () => [
  ...programNames.filter((name) => findProgram(name) === null),
  ...(findSchemas() === null ? ["the schemas of Kubernetes"] : []),
];

export const INSTALL = "node helm/tools/install.mjs";
