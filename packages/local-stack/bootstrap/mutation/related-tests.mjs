import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { inRoot } from "../paths.mjs";

const READ = /^(packages|subgraphs|gateway|client)\/.*\.tsx?$/;
const NOT_READ = /\/(__generated__|generated|journeys|attacks|bench)\//;
const TEST = /\.test\.tsx?$/;
const IMPORT =
  /(?:^|[;\n])\s*(?:import|export)\s(?!type\s)[^;"']*?from\s*["']([^"']+)["']|import\(\s*["']([^"']+)["']\s*\)|(?:^|\n)import\s*["']([^"']+)["']/g;
const PACKAGE = /^@eightcount\/([^/]+)\/(.+)$/;
const ENDINGS = ["", ".ts", ".tsx"];

function resolve(importer, specifier) {
  const [, name, place] = PACKAGE.exec(specifier) ?? [];
  if (!name && !specifier.startsWith(".")) return null;
  const target = name
    ? `packages/${name}/src/${place}`
    : path.join(path.dirname(importer), specifier).replace(/\.js$/, "");
  const found = ENDINGS.map((ending) => target + ending).find(
    (file) => /\.tsx?$/.test(file) && existsSync(inRoot(file)),
  );
  return found ?? null;
}

function importsOf(file) {
  const source = readFileSync(inRoot(file), "utf8");
  const specifiers = [...source.matchAll(IMPORT)].map(
    ([, from, lazy, bare]) => from ?? lazy ?? bare,
  );
  return specifiers.map((specifier) => resolve(file, specifier)).filter(Boolean);
}

const sharedFolders = (one, other) => {
  const [parts, others] = [one.split("/"), other.split("/")];
  const first = parts.findIndex((part, index) => part !== others[index]);
  return first === -1 ? parts.length : first;
};

/** Jest's own search ends at the roots of a project. Rules are also tested by the client. */
export class RelatedTests {
  #importers = new Map();

  constructor(files) {
    for (const file of files.filter((one) => READ.test(one) && !NOT_READ.test(one))) {
      for (const imported of importsOf(file)) {
        this.#importers.set(imported, [...(this.#importers.get(imported) ?? []), file]);
      }
    }
  }

  /** Nearest first: the file's own folder, then the fewest imports between test and file. */
  of(file) {
    const distances = this.#distancesFrom(file);
    const rank = (test) => [
      path.dirname(test) === path.dirname(file) ? 0 : 1,
      distances.get(test),
      -sharedFolders(test, file),
    ];
    return [...distances.keys()]
      .filter((one) => TEST.test(one))
      .map((test) => ({ test, rank: rank(test) }))
      .sort((one, other) => compare(one.rank, other.rank))
      .map(({ test }) => test);
  }

  #distancesFrom(file) {
    const distances = new Map([[file, 0]]);
    for (const [one, distance] of distances) {
      for (const importer of this.#importers.get(one) ?? []) {
        if (!distances.has(importer)) distances.set(importer, distance + 1);
      }
    }
    return distances;
  }
}

function compare(ranks, others) {
  const differing = ranks.findIndex((rank, index) => rank !== others[index]);
  return differing === -1 ? 0 : ranks[differing] - others[differing];
}
