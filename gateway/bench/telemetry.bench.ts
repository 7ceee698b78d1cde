/**
 * Measures what telemetry costs on the way of a search and of an update. Run `npm run
 * bench:telemetry`, or after a build `node gateway/bench/telemetry.bench.ts`. Needs only the
 * checkout. `--rounds 3 --only progress` shortens it.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { fill } from "./content.ts";
import { atMost, type Figure, median, table, untargeted } from "./figures.ts";
import { type BenchOperation, progress, search } from "./operations.ts";
import { finish, machine, print } from "./report.ts";
import { serviceNames } from "./service-processes.ts";
import { Stores } from "./stores.ts";
import { TokenIssuer } from "./token-issuer.ts";
import { Variant, type VariantName, variantNames } from "./variants.ts";

const MEMBERS = 200;
const WARM_UP_ROUNDS = 2;
/** The processes' last exports belong to the round that caused them. */
const EXPORT_MS = 1_000;
const RATIO = 1.15;
const SINK_RATIO = 1.02;
const MEMORY_MB = 30;

const { values } = parseArgs({
  options: { rounds: { type: "string", default: "9" }, only: { type: "string" } },
});
const rounds = Number(values.rounds);

type Costs = Record<VariantName, number[]>;
const noCosts = (): Costs =>
  Object.fromEntries(variantNames.map((name) => [name, []])) as unknown as Costs;

let failed = 0;

/** Milliseconds of CPU per request, of all processes together. */
async function costOf(variant: Variant, operation: BenchOperation): Promise<number> {
  const used = () => serviceNames.reduce((sum, name) => sum + variant.services.cpuMs(name), 0);
  const before = used();
  failed += await variant.send(operation);
  await variant.services.scrape();
  await sleep(EXPORT_MS);
  return (used() - before) / operation.requests;
}

/** Each round starts with another variant, so that none always follows the same one. */
const turned = <T>(all: readonly T[], round: number): readonly T[] => {
  const first = round % all.length;
  return [...all.slice(first), ...all.slice(0, first)];
};

async function measure(
  variants: readonly Variant[],
  operation: BenchOperation,
): Promise<readonly Figure[]> {
  const costs = noCosts();
  for (let round = -WARM_UP_ROUNDS; round < rounds; round += 1) {
    for (const variant of turned(variants, round + WARM_UP_ROUNDS)) {
      const cost = await costOf(variant, operation);
      if (round >= 0) costs[variant.name].push(cost);
    }
    print(`${operation.title}, round ${round + 1} of ${rounds}`);
  }
  const ratio = (name: VariantName, to: VariantName) =>
    median(costs[name].map((cost, round) => cost / (costs[to][round] ?? Number.NaN)));
  const row = (name: VariantName) =>
    untargeted(
      `${operation.title}: CPU per request, ${name}`,
      `${median(costs[name]).toFixed(3)} ms`,
    );
  const ratioRow = (name: VariantName) =>
    untargeted(`${operation.title}: ${name} to off`, ratio(name, "off").toFixed(3));
  return [
    ...variantNames.map(row),
    atMost(`${operation.title}: production to off`, ratio("production", "off"), RATIO),
    ratioRow("metrics"),
    ratioRow("full"),
    atMost(`${operation.title}: full, sink down to full`, ratio("sink down", "full"), SINK_RATIO),
    atMost(`${operation.title}: full, sink slow to full`, ratio("sink slow", "full"), SINK_RATIO),
  ];
}

async function run(): Promise<Readonly<Record<string, readonly Figure[]>>> {
  const stores = await Stores.open();
  const issuer = await TokenIssuer.open();
  const variants: Variant[] = [];
  try {
    const content = await fill(stores);
    const members = await issuer.members(MEMBERS);
    for (const name of variantNames) {
      variants.push(await Variant.open(name, { stores, keysUrl: issuer.url }));
    }
    const parts: Record<string, readonly Figure[]> = {};
    const part = (title: string, figures: readonly Figure[]) => {
      parts[title] = figures;
      print(`\n${title}\n${table(figures)}\n`);
    };
    const warmed = new Map<VariantName, number>();
    const operations = [search(content, members), progress(content, members)].filter(
      ({ title }) => values.only === undefined || title === values.only,
    );
    for (const operation of operations) {
      part(operation.title, await measure(variants, operation));
      for (const { name, services } of variants) {
        if (!warmed.has(name)) warmed.set(name, services.memoryMb());
      }
    }
    const grown = new Map(
      variants.map(({ name, services }) => [name, services.memoryMb() - (warmed.get(name) ?? 0)]),
    );
    const more = (name: VariantName) => (grown.get(name) ?? 0) - (grown.get("full") ?? 0);
    part("Sinks", [
      ...variants.map(({ name, exports }) => untargeted(`exports received, ${name}`, `${exports}`)),
      atMost("memory growth, sink down, more than full, MB", more("sink down"), MEMORY_MB),
      atMost("memory growth, sink slow, more than full, MB", more("sink slow"), MEMORY_MB),
      atMost("failed requests", failed, 0),
    ]);
    return parts;
  } finally {
    await Promise.all(variants.map((variant) => variant.close()));
    issuer.close();
    await stores.remove();
  }
}

const before = machine();
finish("telemetry", before, await run());
