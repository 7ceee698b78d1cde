import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { inRoot } from "../paths.mjs";
import { isExact } from "./versions.mjs";

const FIELDS = ["dependencies", "devDependencies", "optionalDependencies", "peerDependencies"];
const ALIAS = /^npm:(?:@[^/@]+\/)?[^/@]+@(.+)$/;

const read = (folder) => JSON.parse(readFileSync(inRoot(folder, "package.json"), "utf8"));

export function readManifests() {
  const root = { folder: "", manifest: read("") };
  const folders = (root.manifest.workspaces ?? []).flatMap(foldersOf);
  return [root, ...folders.map((folder) => ({ folder, manifest: read(folder) }))];
}

function foldersOf(pattern) {
  if (!pattern.endsWith("/*")) return [pattern];
  const parent = path.dirname(pattern);
  return readdirSync(inRoot(parent))
    .map((name) => `${parent}/${name}`)
    .filter((folder) => existsSync(inRoot(folder, "package.json")));
}

export function directDependencies(manifests) {
  const workspaces = new Set(manifests.map(({ manifest }) => manifest.name));
  return manifests.flatMap(({ folder, manifest }) =>
    FIELDS.flatMap((field) => Object.entries(manifest[field] ?? {}))
      // npm links a workspace regardless of its version, so "*" never brings in other code.
      .filter(([name, range]) => !(workspaces.has(name) && range === "*"))
      .map(([name, range]) => ({ file: path.posix.join(folder, "package.json"), name, range })),
  );
}

/** npm reads overrides only from the root manifest. */
export function overridesOf([{ manifest }]) {
  const own = new Set(FIELDS.flatMap((field) => Object.keys(manifest[field] ?? {})));
  const flatten = (overrides, above) =>
    Object.entries(overrides).flatMap(([name, range]) => {
      const names = name === "." ? above : [...above, name];
      if (typeof range === "object") return flatten(range, names);
      // A `$name` reference takes the version of a direct dependency, which is checked separately.
      const isReference = range.startsWith("$") && own.has(range.slice(1));
      return isReference
        ? []
        : [{ file: "package.json, overrides", name: names.join(" > "), range }];
    });
  return flatten(manifest.overrides ?? {}, []);
}

export function unpinned(manifests) {
  return [...directDependencies(manifests), ...overridesOf(manifests)]
    .filter(({ range }) => !isExact(ALIAS.exec(range)?.[1] ?? range))
    .map(({ file, name, range }) => `${file}: ${name} "${range}" is not an exact version`);
}
