import { type Figure, untargeted } from "./figures.ts";
import type { GeneratedCatalogue } from "./generated-catalogue.ts";
import type { GraphClient, SearchResult } from "./graph-client.ts";
import { pick, seeded } from "./random.ts";
import { TYPOS } from "./typos.ts";

const QUERIES = 200;
const SHARE = 0.95;
const SEED = 8;

interface SearchTarget {
  readonly kind: "song" | "teacher" | "style";
  readonly name: string;
}

function targetAt(place: number, names: GeneratedCatalogue, random: () => number): SearchTarget {
  if (place % 2 === 0) return { kind: "song", name: pick(random, names.songs) };
  if (place % 4 === 1) return { kind: "teacher", name: pick(random, names.teachers) };
  return { kind: "style", name: pick(random, names.styles) };
}

function isIn(found: SearchResult, { kind, name }: SearchTarget): boolean {
  if (kind === "song") return found.classes.some(({ songName }) => songName === name);
  const group = kind === "teacher" ? found.instructors : found.styles;
  return group.some((row) => row.name === name);
}

/** Part three: checks that the wanted name is among the first ten, and lists what was missed. */
export async function benchFindability(
  client: GraphClient,
  names: GeneratedCatalogue,
): Promise<readonly Figure[]> {
  const random = seeded(SEED);
  const misses: string[] = [];
  const typoCounts = new Map(TYPOS.map(({ name }) => [name, { total: 0, found: 0 }]));
  for (let place = 0; place < QUERIES; place += 1) {
    const typo = pick(random, TYPOS);
    const target = targetAt(place, names, random);
    const typed = typo.make(target.name, random);
    const tally = typoCounts.get(typo.name);
    const isFound = isIn(await client.search(typed), target);
    if (tally) tally.total += 1;
    if (tally && isFound) tally.found += 1;
    if (!isFound) misses.push(`${target.kind} "${target.name}" typed "${typed}" (${typo.name})`);
  }
  const share = 1 - misses.length / QUERIES;
  return [
    {
      name: `${QUERIES} misspelled, partial, and rewritten names found in the first ten`,
      value: `${(100 * share).toFixed(1)} %`,
      target: `≥ ${100 * SHARE} %`,
      isMet: share >= SHARE,
    },
    ...[...typoCounts].map(([name, { total, found }]) =>
      untargeted(`  ${name}`, `${found} of ${total}`),
    ),
    ...misses.map((what) => untargeted("  missed", what)),
  ];
}
