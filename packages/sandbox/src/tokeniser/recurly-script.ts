import { readFileSync } from "node:fs";
import path from "node:path";

const FOLDER = path.join(__dirname, "../../browser/recurly");

/** In the order they need each other. */
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

/**
 * The browser library as one classic script: a page that loads it with a plain script tag has
 * `window.recurly` when the tag's load event fires, which modules could not promise.
 */
export function recurlyScript(): string {
  const parts = PARTS.map((name) =>
    readFileSync(path.join(FOLDER, `${name}.js`), "utf8")
      .replaceAll(IMPORTS, "")
      .replaceAll(EXPORTS, ""),
  );
  return `(() => {\n"use strict";\n${parts.join("\n")}\n})();\n`;
}
