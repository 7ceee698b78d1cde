import { createHash } from "node:crypto";
import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Finding } from "./compareWithStored";

const FOLDER = path.resolve(__dirname, "../../../.cache/pictures");

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

/** Writes a page with the pictures before and after side by side and returns its path. */
export function writeReport(findings: readonly Finding[]): string {
  if (existsSync(FOLDER)) rmSync(FOLDER, { recursive: true });
  mkdirSync(FOLDER, { recursive: true });
  const differing = findings.filter(({ difference }) => difference !== null);
  const same = findings.filter(({ difference }) => difference === null);
  const rows = differing.map(rowOf);
  const file = path.join(FOLDER, "index.html");
  writeFileSync(file, pageOf(rows, same));
  return file;
}

function rowOf({ name, difference, before, after, changes }: Finding): string {
  const cells = [
    imageOf("before", name, before),
    imageOf("after", name, after),
    imageOf("changed pixels", name, changes),
  ];
  return `<h2>${escaped(name)}</h2><p>${escaped(difference ?? "")}</p><div>${cells.join("")}</div>`;
}

function imageOf(title: string, name: string, image: Buffer | null): string {
  if (image === null) return `<figure><figcaption>no picture ${title}</figcaption></figure>`;
  const id = createHash("sha256").update(`${name} ${title}`).digest("hex").slice(0, 12);
  writeFileSync(path.join(FOLDER, `${id}.webp`), image);
  return `<figure><figcaption>${title}</figcaption><img src="${id}.webp" alt="${escaped(name)}, ${title}"></figure>`;
}

const pageOf = (rows: readonly string[], same: readonly Finding[]) => `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Pictures</title>
<style>
  body { font: 16px system-ui; margin: 2rem; background: #fff; color: #111; }
  div { display: flex; gap: 1rem; align-items: flex-start; overflow-x: auto; }
  figure { margin: 0; flex: 1 1 0; min-width: 240px; }
  img { max-width: 100%; border: 1px solid #999; background: #fff; }
</style>
<h1>${rows.length} pictures differ, ${same.length} are the same</h1>
${rows.join("\n")}
<h2>The same</h2>
<ul>${same.map(({ name }) => `<li>${escaped(name)}</li>`).join("")}</ul>
</html>
`;
