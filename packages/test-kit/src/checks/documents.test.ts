import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { checkout } from "@eightcount/local-stack/checkout/checkout";

const read = (file: string) => readFileSync(path.join(checkout, file), "utf8");
/** Everything a clone has, folders included: what is only on this machine is no proof. */
const cloned = new Set(
  execFileSync("git", ["ls-files"], { cwd: checkout, encoding: "utf8", maxBuffer: 1 << 26 })
    .trim()
    .split("\n")
    .flatMap((file) => {
      const parts = file.split("/");
      return parts.map((_, index) => parts.slice(0, index + 1).join("/"));
    }),
);
const isThere = (file: string) => cloned.has(path.join(file).replace(/\/$/, ""));
const documents = [...cloned].filter((file) => file.endsWith(".md"));

/** A path in backticks from the root; one with a placeholder names no single file. */
const PATH =
  /`((?:client|gateway|subgraphs|packages|docs|loadtests|helm|k8s|\.ci)\/[^`<>*…{}:\s]*)`/g;
const PLACEHOLDER = "NNNN";
const LINK = /\]\(([^)\s]+)\)/g;
const VERB = /(?:`|^)(?:npm run|make) ([a-z:]+)(?![a-z:]| -w)/gm;
/** A name that a call of the public graph begins with: `signUp`, `viewer { profile }`. */
const FIELD = /(?:^|[{ ·])([a-z][A-Za-z]+)(?=$|[(}: ])/g;

const found = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, one = ""]) => one);

const headingsOf = (text: string) =>
  found(text, /^#+ (.+)$/gm).map((heading) =>
    heading
      .toLowerCase()
      .replace(/[^\w\s-]/g, "")
      .replaceAll(" ", "-"),
  );

function brokenLinks(document: string): string[] {
  return found(read(document), LINK).filter((link) => {
    if (/^[a-z]+:/.test(link)) return false;
    const [file = "", anchor] = link.split("#");
    const target = file === "" ? document : path.join(path.dirname(document), file);
    if (!isThere(target)) return true;
    return anchor !== undefined && !headingsOf(read(target)).includes(anchor);
  });
}

describe.each(documents)("%s", (document) => {
  it("links to what is there", () => {
    expect(brokenLinks(document)).toEqual([]);
  });

  it("names paths that are there", () => {
    const isMissing = (file: string) => !file.includes(PLACEHOLDER) && !isThere(file);
    expect(found(read(document), PATH).filter(isMissing)).toEqual([]);
  });

  it("names commands that are there", () => {
    const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };
    const targets = found(read("Makefile"), /^([a-z]+):/gm);
    const unknown = found(read(document), VERB).filter(
      (verb) => !(verb in scripts) && !targets.includes(verb),
    );
    expect(unknown).toEqual([]);
  });
});

it("the operations map names fields of the public graph", () => {
  const graph = read("client/schema.graphql");
  const cells = read("docs/operations-map.md")
    .split("\n")
    .filter((line) => line.startsWith("| "))
    .map((line) => line.split(" | ").slice(1).join());
  const names = cells.flatMap((cell) =>
    found(cell, /`([^`]+)`/g).flatMap((call) => found(call, FIELD)),
  );
  expect(names.length).toBeGreaterThan(40);
  expect(names.filter((name) => !new RegExp(`\\b${name}\\b[(:]`).test(graph))).toEqual([]);
});
