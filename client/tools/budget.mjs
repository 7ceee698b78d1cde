// Measures the gzipped JavaScript of the first public page. Fails above the budget. Needs a build.
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const KIB = 1024;
const BUDGET_KIB = 207;
const FIRST_PAGE = ["index.html", "src/screens/Classes/ClassesScreen.tsx"];
const built = new URL("../dist/browser/", import.meta.url);
const manifest = JSON.parse(readFileSync(new URL(".vite/manifest.json", built), "utf8"));

function collect(key, files) {
  const { file, imports = [] } = manifest[key];
  if (files.has(file)) return;
  files.add(file);
  for (const imported of imports) collect(imported, files);
}

const files = new Set();
for (const key of FIRST_PAGE) collect(key, files);
const sizes = [...files].map(
  (file) => gzipSync(readFileSync(new URL(file, built)), { level: 9 }).length,
);
const total = sizes.reduce((sum, size) => sum + size, 0);
const weight = (total / KIB).toFixed(1);
const line = `first public page: ${weight} of ${BUDGET_KIB} KiB of JavaScript, gzipped`;
process.stdout.write(`${line}\n`);
process.exit(total > BUDGET_KIB * KIB ? 1 : 0);
