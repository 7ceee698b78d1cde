import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";

export const HTML =
  '<title>x</title><script type="application/json" id="eightcount-config">{}</script><body data-theme="stage">';

/** Writes a small built client and returns its folder. */
export function builtFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "eightcount-client-"));
  mkdirSync(join(folder, "assets"));
  writeFileSync(join(folder, "index.html"), HTML);
  writeFileSync(join(folder, "icon.svg"), "<svg/>");
  writeFileSync(join(folder, "assets/index-1.js"), "console.log(1)");
  writeFileSync(join(folder, "assets/index-1.js.br"), brotliCompressSync("console.log(1)"));
  return folder;
}
