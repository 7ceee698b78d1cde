import { mkdirSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { checkout } from "@eightcount/local-stack/checkout/checkout";
import type { Figure } from "./figures.ts";

export const print = (text: string) => process.stdout.write(`${text}\n`);

export function machine() {
  const [load = 0] = os.loadavg();
  const cpu = os.cpus()[0]?.model ?? "unknown";
  const found = { cpu, cores: os.cpus().length, node: process.version, loadBefore: load };
  print(`${found.cores} cores, ${cpu}, Node ${found.node}, load ${load.toFixed(1)}`);
  return found;
}

/** Returns the file in which the result is. */
export function store(name: string, result: object): string {
  const folder = path.join(checkout, ".eightcount", "bench");
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, `${name}.json`);
  const measuredAt = new Date().toISOString();
  writeFileSync(file, `${JSON.stringify({ measuredAt, ...result }, null, 2)}\n`);
  return file;
}

/** Stores the figures. The process fails if a target was missed. */
export function finish(
  name: string,
  before: ReturnType<typeof machine>,
  parts: Readonly<Record<string, readonly Figure[]>>,
): void {
  const file = store(name, { machine: before, parts });
  const missed = Object.values(parts)
    .flat()
    .filter(({ isMet }) => !isMet);
  print(`\n${missed.length === 0 ? "every target met" : `${missed.length} missed`}; ${file}`);
  process.exitCode = missed.length === 0 ? 0 : 1;
}
