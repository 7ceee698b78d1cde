import { readFileSync } from "node:fs";
import path from "node:path";

const FOLDER = path.join(__dirname, "../../browser/recurly");

/** In dependency order. */
const PARTS = [
  "emitter",
  "api",
  "card-element",
  "elements",
  "three-d-secure",
  "wallet",
  "recurly",
] as const;

const IMPORTS = /^import [^;]*;\n/gm;
const EXPORTS = /^export /gm;

/** A classic script, because modules could run after the script tag's load event. */
export function recurlyScript(): string {
  const parts = PARTS.map((name) =>
    readFileSync(path.join(FOLDER, `${name}.js`), "utf8")
      .replaceAll(IMPORTS, "")
      .replaceAll(EXPORTS, ""),
  );
  return `(() => {\n"use strict";\n${parts.join("\n")}\n})();\n`;
}
