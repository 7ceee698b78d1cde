import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { checkout, type SubgraphName } from "../checkout/checkout";

const sources = (subgraph: SubgraphName): readonly string[] => [
  `subgraphs/${subgraph}/dist/prisma/seed/**/*.js`,
  `subgraphs/${subgraph}/prisma/migrations/**/*.sql`,
  "packages/demo/dist/content/**/*.js",
];

function seedHash(subgraph: SubgraphName): string {
  const hash = createHash("sha256");
  const files = sources(subgraph).flatMap((pattern) => globSync(pattern, { cwd: checkout }));
  for (const file of files.sort()) {
    hash.update(`${file}\0`).update(readFileSync(path.join(checkout, file)));
  }
  return hash.digest("hex");
}

export class SeedStamp {
  readonly #file: string;

  constructor(runFolder: string) {
    this.#file = path.join(runFolder, "seeds.json");
  }

  outdated(names: readonly SubgraphName[]): readonly SubgraphName[] {
    const known = this.#read();
    return names.filter((name) => known[name] !== seedHash(name));
  }

  seeded(name: SubgraphName): void {
    const draft = `${this.#file}.new`;
    writeFileSync(draft, JSON.stringify({ ...this.#read(), [name]: seedHash(name) }));
    renameSync(draft, this.#file);
  }

  #read(): Readonly<Record<string, string>> {
    return existsSync(this.#file) ? JSON.parse(readFileSync(this.#file, "utf8")) : {};
  }
}
