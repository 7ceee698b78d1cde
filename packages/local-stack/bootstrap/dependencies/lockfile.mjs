import { readFileSync } from "node:fs";
import { inRoot } from "../paths.mjs";

const FILE = "package-lock.json";
/** npm replaces this host with the configured registry. */
const PUBLIC_REGISTRY = "https://registry.npmjs.org/";
const STRONG = /(^|\s)sha(512|384|256)-/;

export function readLockfile() {
  const { packages } = JSON.parse(readFileSync(inRoot(FILE), "utf8"));
  if (!packages) throw new Error(`${FILE} lists no "packages": lockfileVersion 3 is expected.`);
  return packages;
}

const NODE_MODULES = "node_modules/";

/** Leaves out the workspaces, whose paths do not contain node_modules. */
export const installedOf = (packages) =>
  Object.entries(packages)
    .filter(([place]) => place.includes(NODE_MODULES))
    .map(([place, entry]) => ({ place, name: nameAt(place), ...entry }));

const nameAt = (place) => place.slice(place.lastIndexOf(NODE_MODULES) + NODE_MODULES.length);

export function lockfileFaults(packages, { registry, folders }) {
  const registries = [PUBLIC_REGISTRY, registry].filter(Boolean);
  return installedOf(packages).flatMap((entry) =>
    faultsOf(entry, { registries, folders }).map((fault) => `${entry.place}: ${fault}`),
  );
}

function faultsOf({ link, inBundle, resolved, integrity }, { registries, folders }) {
  if (link) return folders.includes(resolved) ? [] : ["links to a folder that is not a workspace"];
  // A bundled package is part of its parent's archive, whose integrity covers it.
  if (inBundle) return [];
  const faults = [];
  if (!integrity) faults.push("has no integrity");
  else if (!STRONG.test(integrity)) faults.push("has an integrity weaker than SHA-256");
  // Without `resolved`, npm downloads the package from the configured registry.
  const isFromRegistry = !resolved || registries.some((address) => resolved.startsWith(address));
  if (!isFromRegistry) faults.push("is not resolved from the registry");
  return faults;
}
