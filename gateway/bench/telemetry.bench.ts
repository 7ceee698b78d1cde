/**
 * Measures what telemetry costs on the way of a search and of an update. Run `npm run
 * bench:telemetry`, or after a build `node gateway/bench/telemetry.bench.ts`. Needs only the
 * checkout. `--rounds 3 --only progress --variants off,production` shortens it.
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
const EXPORT_MS = 5_500;
const RATIO = 1.15;
const SINK_RATIO = 1.02;
const MEMORY_MB = 30;
const SCRAPES = 5;

const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "9" },
    only: { type: "string" },
    variants: { type: "string", default: variantNames.join() },
  },
});
const chosen = variantNames.filter((name) => values.variants.split(",").includes(name));
const rounds = Number(values.rounds);

type Costs = Record<VariantName, number[]>;
const noCosts = (): Costs =>
  Object.fromEntries(variantNames.map((name) => [name, []])) as unknown as Costs;

let failed = 0;
/** Memory in use of each variant after its first warm-up, in MB. */
const warmMb = new Map<VariantName, number>();

async function noteMemory(variants: readonly Variant[]): Promise<void> {
  for (const variant of variants) {
    if (!warmMb.has(variant.name)) warmMb.set(variant.name, await variant.usedMb());
  }
}

/** Milliseconds of CPU per request, of all processes together. */
async function costOf(variant: Variant, operation: BenchOperation): Promise<number> {
  const used = () => serviceNames.reduce((sum, name) => sum + variant.services.cpuMs(name), 0);
  const before = used();
  failed += await variant.send(operation);
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
    if (round === 0) await noteMemory(variants);
    for (const variant of turned(variants, round + WARM_UP_ROUNDS)) {
      const cost = await costOf(variant, operation);
      if (round >= 0) costs[variant.name].push(cost);
    }
    print(`${operation.title}, round ${round + 1} of ${rounds}`);
  }
  const ratio = (name: VariantName, to: VariantName) =>
    median(costs[name].map((cost, round) => cost / (costs[to][round] ?? Number.NaN)));
  const compared = (name: VariantName, to: VariantName, limit?: number): readonly Figure[] => {
    if (!chosen.includes(name) || !chosen.includes(to)) return [];
    const title = `${operation.title}: ${name} to ${to}`;
    if (limit === undefined) return [untargeted(title, ratio(name, to).toFixed(3))];
    return [atMost(title, ratio(name, to), limit)];
  };
  const row = (name: VariantName) =>
    untargeted(
      `${operation.title}: CPU per request, ${name}`,
      `${median(costs[name]).toFixed(3)} ms`,
    );
  return [
    ...chosen.map(row),
    ...compared("production", "off", RATIO),
    ...compared("metrics", "off"),
    ...compared("full", "off"),
    ...compared("sink down", "full", SINK_RATIO),
    ...compared("sink slow", "full", SINK_RATIO),
  ];
}

/** Milliseconds of CPU that one scrape of all processes takes, and what their sink received. */
async function sinkFigures({ name, services, exports }: Variant): Promise<readonly Figure[]> {
  const used = () => serviceNames.reduce((sum, one) => sum + services.cpuMs(one), 0);
  const before = used();
  for (let time = 0; time < SCRAPES; time += 1) await services.scrape();
  const scrape = ((used() - before) / SCRAPES).toFixed(1);
  const received = untargeted(`${name}: exports that the sink received`, String(exports));
  return [untargeted(`${name}: CPU of one scrape of all processes`, `${scrape} ms`), received];
}

/** Growth beyond that of a variant with the same spans and a sink that works. */
async function memoryFigures(variants: readonly Variant[]): Promise<readonly Figure[]> {
  const grown = new Map<VariantName, number>();
  for (const variant of variants) {
    grown.set(variant.name, (await variant.usedMb()) - (warmMb.get(variant.name) ?? 0));
  }
  const healthy = grown.get("full");
  const rows = [...grown].map(([name, mb]) =>
    untargeted(`${name}: memory in use grew after the warm-up by`, `${mb.toFixed(1)} MB`),
  );
  if (healthy === undefined) return rows;
  const more = (["sink down", "sink slow"] as const).flatMap((name) => {
    const mb = grown.get(name);
    return mb === undefined ? [] : [atMost(`${name}: more than full, MB`, mb - healthy, MEMORY_MB)];
  });
  return [...rows, ...more];
}

async function run(): Promise<Readonly<Record<string, readonly Figure[]>>> {
  const stores = await Stores.open();
  const issuer = await TokenIssuer.open();
  const variants: Variant[] = [];
  try {
    const content = await fill(stores);
    const members = await issuer.members(MEMBERS);
    for (const name of chosen) {
      variants.push(await Variant.open(name, { stores, keysUrl: issuer.url }));
    }
    const parts: Record<string, readonly Figure[]> = {};
    const part = (title: string, figures: readonly Figure[]) => {
      parts[title] = figures;
      print(`\n${title}\n${table(figures)}\n`);
    };
    const operations = [search(content, members), progress(content, members)].filter(
      ({ title }) => values.only === undefined || title === values.only,
    );
    for (const operation of operations) {
      part(operation.title, await measure(variants, operation));
    }
    part("Scrapes, sinks, and memory", [
      ...(await Promise.all(variants.map(sinkFigures))).flat(),
      ...(await memoryFigures(variants)),
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
