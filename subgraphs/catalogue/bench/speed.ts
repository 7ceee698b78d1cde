import { atMost, type Figure, ms, quantile, untargeted } from "./figures.ts";
import { COMMON_WORDS, type GeneratedCatalogue } from "./generated-catalogue.ts";
import type { GraphClient } from "./graph-client.ts";
import { pick, type Random, randomInt, seeded } from "./random.ts";
import { TYPOS } from "./typos.ts";

const ROUNDS = 600;
const WARM_UP = 60;
const RATIO = 3;
const P95_MS = 50;

export interface SearchSetup {
  readonly client: GraphClient;
  readonly names: GeneratedCatalogue;
}

const kinds = ["common word", "two common words", "beginning", "name", "slip"] as const;
type Kind = (typeof kinds)[number];

function textOf(kind: Kind, names: GeneratedCatalogue, random: Random): string {
  const anyName = () =>
    pick(random, pick(random, [names.songs, names.songs, names.artists, names.teachers]));
  if (kind === "common word") return pick(random, COMMON_WORDS);
  if (kind === "two common words") return `${pick(random, COMMON_WORDS)} ${anyName().slice(0, 2)}`;
  if (kind === "beginning") return anyName().slice(0, 1 + randomInt(random, 4));
  return kind === "name" ? anyName() : pick(random, TYPOS).make(anyName(), random);
}

/** Part one: alternates the same searches on a small and a large catalog, one at a time. */
export async function benchSpeed(
  small: SearchSetup,
  large: SearchSetup,
): Promise<readonly Figure[]> {
  const random = seeded(5);
  const took = { small: [] as number[], large: [] as number[] };
  const byKind = new Map(kinds.map((kind) => [kind, [] as number[]]));
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    const kind = kinds[Math.abs(round) % kinds.length] ?? "name";
    for (const [size, { client, names }] of [
      ["small", small] as const,
      ["large", large] as const,
    ]) {
      const text = textOf(kind, names, random);
      const start = performance.now();
      await client.search(text);
      const elapsed = performance.now() - start;
      if (round < 0) continue;
      took[size].push(elapsed);
      if (size === "large") byKind.get(kind)?.push(elapsed);
    }
  }
  const p95 = { small: quantile(took.small, 0.95), large: quantile(took.large, 0.95) };
  const untargetedP95 = (name: string, values: readonly number[]) =>
    untargeted(name, `p50 ${ms(quantile(values, 0.5))} · p95 ${ms(quantile(values, 0.95))}`);
  return [
    untargetedP95("1,000 classes", took.small),
    untargetedP95("100,000 classes", took.large),
    ...[...byKind].map(([kind, values]) => untargetedP95(`  ${kind}`, values)),
    atMost("p95 at 100,000 classes", p95.large, P95_MS, "ms"),
    atMost("p95 at 100,000 classes to p95 at 1,000", p95.large / p95.small, RATIO, ""),
  ];
}
