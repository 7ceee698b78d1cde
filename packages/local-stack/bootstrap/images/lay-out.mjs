import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  symlinkSync,
} from "node:fs";
import path from "node:path";
import { inRoot } from "../paths.mjs";
import { packagesIn } from "./bill-of-materials.mjs";
import { entriesOf } from "./targets.mjs";
import { traceFiles } from "./trace-files.mjs";

/** Copies what a target runs into an empty folder, under the same paths as in the checkout. */
export async function layOut(target, folder) {
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    throw new Error(`${folder} is not empty. Name a new folder.`);
  }
  const traced = await traceFiles(entriesOf(target));
  // Of a package that only holds data, no program imports the manifest.
  const manifests = packagesIn(traced)
    .filter(isOutside)
    .map((place) => `${place}/package.json`);
  const files = new Set([MANIFEST, ...traced, ...manifests, ...target.files]);
  for (const file of files) copy(file, folder);
  return traced;
}

/** Names the version of the release. */
const MANIFEST = "package.json";

/** False for a workspace, which is a link. */
const isOutside = (place) => !lstatSync(inRoot(place)).isSymbolicLink();

function copy(file, folder) {
  const from = inRoot(file);
  const to = path.join(folder, file);
  mkdirSync(path.dirname(to), { recursive: true });
  // Workspaces are links into the checkout, which must point into the image there.
  if (lstatSync(from).isSymbolicLink()) symlinkSync(readlinkSync(from), to);
  else cpSync(from, to, { recursive: true, filter: (source) => !/\.map$/.test(source) });
}
