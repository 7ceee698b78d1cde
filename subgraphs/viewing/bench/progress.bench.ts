/**
 * Measures how fast and how safely progress is saved. Run `npm run bench:progress`, or after a
 * build `node subgraphs/viewing/bench/progress.bench.ts`. Needs only the checkout.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { checkout } from "@eightcount/local-stack/checkout/checkout";
import { benchCrashes } from "./crashes.ts";
import { DurablePostgres } from "./durable-postgres.ts";
import { type Figure, table } from "./figures.ts";
import { benchFlush } from "./flush.ts";
import { benchLatency } from "./latency.ts";
import { publishClasses } from "./players.ts";
import { benchSaturation } from "./saturation.ts";

const print = (text: string) => process.stdout.write(`${text}\n`);

function machine() {
  const [load] = os.loadavg();
  const cpu = os.cpus()[0]?.model ?? "unknown";
  return { cpu, cores: os.cpus().length, node: process.version, loadBefore: load };
}

async function measure(): Promise<Readonly<Record<string, readonly Figure[]>>> {
  const postgres = await DurablePostgres.create();
  try {
    print("PostgreSQL: fsync, synchronous_commit, and full_page_writes are on");
    const parts: Record<string, readonly Figure[]> = {};
    const part = async (title: string, work: () => Promise<readonly Figure[]>) => {
      print(`\n${title}`);
      parts[title] = await work();
      print(table(parts[title]));
    };
    await part("Batched upsert", () => benchFlush(postgres.url));
    const classIds = await publishClasses(postgres.url);
    await part("GraphQL endpoint", () => benchLatency(postgres.url, classIds));
    await part("Saturation", () => benchSaturation(postgres.url, classIds));
    await part("Crash under load", () => benchCrashes(postgres, classIds));
    return parts;
  } finally {
    await postgres.remove();
  }
}

const before = machine();
print(`${before.cores} cores, ${before.cpu}, Node ${before.node}, load ${before.loadBefore}`);
const parts = await measure();
const folder = path.join(checkout, ".eightcount", "bench");
mkdirSync(folder, { recursive: true });
const file = path.join(folder, "progress.json");
const report = { measuredAt: new Date().toISOString(), machine: before, parts };
writeFileSync(file, `${JSON.stringify(report, null, 2)}\n`);
const missed = Object.values(parts)
  .flat()
  .filter(({ isMet }) => !isMet);
print(`\n${missed.length === 0 ? "every target met" : `${missed.length} missed`}; ${file}`);
process.exitCode = missed.length === 0 ? 0 : 1;
