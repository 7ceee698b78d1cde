// Compiles the GraphQL in src/ and rewrites persisted-operations.json to contain only current
// operations, because the compiler itself only appends to that file.
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const clientFolder = fileURLToPath(new URL("..", import.meta.url));
const manifest = fileURLToPath(new URL("../persisted-operations.json", import.meta.url));
const compiler = createRequire(import.meta.url).resolve("relay-compiler/cli.js");

const isTestOperation = (text) => /^(query|mutation) \w*test(Query|Mutation)\b/.test(text);

function compile() {
  const result = spawnSync(process.execPath, [compiler, "--repersist", ...process.argv.slice(2)], {
    cwd: clientFolder,
    stdio: "inherit",
  });
  return result.status ?? 1;
}

/** The compiler does not delete the artifacts of renamed or removed fragments. */
function removeStaleArtifacts() {
  const files = readdirSync(join(clientFolder, "src"), { recursive: true });
  for (const file of files.filter((path) => /__generated__.*\.ts$/.test(path))) {
    const artifact = join("src", file);
    const name = basename(artifact).replace(/(\$parameters|\.graphql)\.ts$/, "");
    const folder = join(clientFolder, dirname(dirname(artifact)));
    const sources = readdirSync(folder).filter((path) => /\.tsx?$/.test(path));
    const isUsed = sources.some((path) => readFileSync(join(folder, path), "utf8").includes(name));
    if (!isUsed) rmSync(join(clientFolder, artifact));
  }
}

const previous = existsSync(manifest) ? readFileSync(manifest, "utf8") : "{}\n";
writeFileSync(manifest, "{}\n");
const status = compile();
if (status === 0) {
  removeStaleArtifacts();
  const operations = Object.entries(JSON.parse(readFileSync(manifest, "utf8")));
  const shipped = operations.filter(([, text]) => !isTestOperation(text)).sort();
  writeFileSync(manifest, `${JSON.stringify(Object.fromEntries(shipped), null, 2)}\n`);
} else {
  writeFileSync(manifest, previous);
}
process.exit(status);
