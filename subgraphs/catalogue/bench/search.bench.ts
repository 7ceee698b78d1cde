/**
 * Measures how fast search is and what it finds. Run `npm run bench:search`, or after a build `node
 * subgraphs/catalogue/bench/search.bench.ts`. Needs only the checkout.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { checkout } from "@eightcount/local-stack/checkout/checkout";
import { CataloguePostgres } from "./catalogue-postgres.ts";
import { type Figure, table } from "./figures.ts";
import { benchFindability } from "./findability.ts";
import { generateCatalogue } from "./generated-catalogue.ts";
import { GraphClient } from "./graph-client.ts";
import { benchSpeed, type SearchSetup } from "./speed.ts";
import { SubgraphProcess } from "./subgraph-process.ts";
import { benchTyping } from "./typing.ts";

const print = (text: string) => process.stdout.write(`${text}\n`);

function machine() {
  const [load] = os.loadavg();
  const cpu = os.cpus()[0]?.model ?? "unknown";
  return { cpu, cores: os.cpus().length, node: process.version, loadBefore: load };
}

type Parts = Readonly<Record<string, readonly Figure[]>>;
const processes: SubgraphProcess[] = [];

async function openSetup(postgres: CataloguePostgres, classes: number): Promise<SearchSetup> {
  print(`generating a catalog of ${classes} classes …`);
  const url = await postgres.database(`catalogue_${classes}`);
  const names = await generateCatalogue(url, classes);
  const subgraph = await SubgraphProcess.start(url);
  processes.push(subgraph);
  return { client: new GraphClient(subgraph.port), names };
}

async function measure(): Promise<Parts> {
  const postgres = await CataloguePostgres.create();
  try {
    const small = await openSetup(postgres, 1_000);
    const large = await openSetup(postgres, 100_000);
    const parts: Record<string, readonly Figure[]> = {};
    const part = async (title: string, work: () => Promise<readonly Figure[]>) => {
      print(`\n${title}`);
      parts[title] = await work();
      print(table(parts[title]));
    };
    await part("Search over GraphQL", () => benchSpeed(small, large));
    await part("Suggestions while typing, 100,000 classes", () =>
      benchTyping(large.client, large.names),
    );
    await part("Findability, 100,000 classes", () => benchFindability(large.client, large.names));
    for (const { client } of [small, large]) client.close();
    return parts;
  } finally {
    await Promise.all(processes.map((subgraph) => subgraph.end()));
    await postgres.remove();
  }
}

const before = machine();
print(`${before.cores} cores, ${before.cpu}, Node ${before.node}, load ${before.loadBefore}`);
const parts = await measure();
const folder = path.join(checkout, ".eightcount", "bench");
mkdirSync(folder, { recursive: true });
const file = path.join(folder, "search.json");
const report = { measuredAt: new Date().toISOString(), machine: before, parts };
writeFileSync(file, `${JSON.stringify(report, null, 2)}\n`);
const missed = Object.values(parts)
  .flat()
  .filter(({ isMet }) => !isMet);
print(`\n${missed.length === 0 ? "every target met" : `${missed.length} missed`}; ${file}`);
process.exitCode = missed.length === 0 ? 0 : 1;
