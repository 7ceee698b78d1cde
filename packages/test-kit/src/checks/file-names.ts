const VAGUE_FOLDERS = new Set([
  "utils",
  "util",
  "common",
  "helpers",
  "helper",
  "lib",
  "shared",
  "misc",
]);
const SERVER_FILE = /^(subgraphs|gateway|packages)\/.*\/(?:src|prisma)\/(.+)\.ts$/;
const CLIENT_FILE = /^client\/src\/(.+)\.tsx?$/;
const CAMEL = /^[A-Za-z][A-Za-z0-9]*(?:\.[a-z]+)*$/;
const KEBAB = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z0-9-]+)*$/;
const MAX_DEPTH = 6;

export function misnamed(files: readonly string[]): string[] {
  return files.flatMap((file) => {
    const folders = file.split("/").slice(0, -1);
    const problems = [];
    const vague = folders.find((folder) => VAGUE_FOLDERS.has(folder));
    if (vague && !file.startsWith("loadtests/lib/"))
      problems.push(
        `${file}: "${vague}" says nothing about the contents; choose another folder name`,
      );
    if (/\/index\.tsx?$/.test(file))
      problems.push(`${file}: index files that only re-export are not allowed`);
    if (folders.length > MAX_DEPTH + 2) problems.push(`${file}: the folder is nested too deeply`);
    const name = SERVER_FILE.exec(file)?.[2]?.split("/").at(-1);
    if (name !== undefined && !KEBAB.test(name)) problems.push(`${file}: name it in kebab-case`);
    const clientName = CLIENT_FILE.exec(file)?.[1]?.split("/").at(-1);
    if (clientName !== undefined && !CAMEL.test(clientName))
      problems.push(`${file}: name it after its export, in camelCase or PascalCase`);
    return problems;
  });
}
