import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { atMost, type Figure, untargeted } from "./figures.ts";

const FILE = path.join(import.meta.dirname, "graph-baseline.json");
/** Two runs on a quiet machine differ by less. */
const NOISE = 1.15;

/** Multiples of the floor, which carry over to other machines, by operation. */
export type Multiples = Readonly<Record<string, number>>;

export function storeBaseline(multiples: Multiples): void {
  const rounded = Object.entries(multiples).map(([name, one]) => [name, Number(one.toFixed(2))]);
  writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(rounded), null, 2)}\n`);
}

/** Compares the CPU of each operation, as a multiple of its floor, with the stored one. */
export function compare(multiples: Multiples): readonly Figure[] {
  if (!existsSync(FILE)) return [untargeted("baseline", "none is stored")];
  const stored = JSON.parse(readFileSync(FILE, "utf8")) as Multiples;
  return Object.entries(multiples).map(([name, multiple]) => {
    const before = stored[name];
    if (before === undefined) return untargeted(`${name}: baseline`, "none is stored");
    return atMost(`${name}: CPU, to the baseline's ${before} × floor`, multiple / before, NOISE);
  });
}
