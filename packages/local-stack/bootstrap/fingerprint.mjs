import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { cacheFolder, inRoot, root } from "./paths.mjs";

const NEVER_INPUT = new Set(["node_modules", "dist", "generated", "__generated__"]);

function* filesBelow(place) {
  if (!existsSync(place)) return;
  if (!statSync(place).isDirectory()) {
    yield place;
    return;
  }
  for (const name of readdirSync(place).sort()) {
    if (!NEVER_INPUT.has(name)) yield* filesBelow(path.join(place, name));
  }
}

export function fingerprint(inputs) {
  const hash = createHash("sha256");
  for (const input of inputs) {
    for (const file of filesBelow(inRoot(input))) {
      hash.update(path.relative(root, file)).update("\0").update(readFileSync(file)).update("\0");
    }
  }
  return hash.digest("hex");
}

const stampFile = (name) => path.join(cacheFolder, "stamps", name);

export async function runIfChanged({ name, inputs, outputs }, work) {
  const now = fingerprint(inputs);
  const stamp = stampFile(name);
  const before = existsSync(stamp) ? readFileSync(stamp, "utf8") : "";
  if (before === now && outputs.every((output) => existsSync(inRoot(output)))) return false;
  await work();
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, now);
  return true;
}
