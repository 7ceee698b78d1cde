import { readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { nodeFileTrace } from "@vercel/nft";
import { inRoot, root } from "../paths.mjs";

const isTypeScript = (file) => /\.m?ts$/.test(file);

function readSource(file) {
  try {
    const text = readFileSync(file);
    // The tracer reads JavaScript only, and Node runs these files as they are.
    return isTypeScript(file) ? stripTypeScriptTypes(text.toString()) : text;
  } catch (error) {
    if (error.code === "ENOENT" || error.code === "EISDIR") return null;
    throw error;
  }
}

/** Images share most of their packages, so that each file is read once for all of them. */
const cache = {};

/** Source maps and declarations that a package's import of a folder drags along. */
const NEVER = /\.(map|d\.[cm]?ts)$/;

/** Returns every file, relative to the checkout, that programs import, and the packages' manifests. */
export async function traceFiles(entries) {
  const { fileList } = await nodeFileTrace(
    entries.map((entry) => inRoot(entry)),
    { base: root, processCwd: root, readFile: readSource, cache },
  );
  return [...fileList].filter((file) => !NEVER.test(file)).sort();
}
