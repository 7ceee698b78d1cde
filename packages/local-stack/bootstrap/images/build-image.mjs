import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { billOfMaterials } from "./bill-of-materials.mjs";
import { layOut } from "./lay-out.mjs";
import { targets } from "./targets.mjs";

const USAGE = `usage: npm run image -- TARGET FOLDER
TARGET is one of ${Object.keys(targets).join(", ")}.`;

/** Lays out what an image holds: its programs, `start.mjs` for the first, and `bom.cdx.json`. */
export async function buildImage(name, folder) {
  const target = Object.hasOwn(targets, name ?? "") && targets[name];
  if (!target || !folder) throw new Error(USAGE);
  mkdirSync(folder, { recursive: true });
  const files = await layOut(target, folder);
  const document = JSON.stringify(billOfMaterials(name, files), null, 2);
  writeFileSync(path.join(folder, "bom.cdx.json"), `${document}\n`);
  writeFileSync(path.join(folder, "start.mjs"), `import "./${target.programs[0]}";\n`);
  return target;
}
