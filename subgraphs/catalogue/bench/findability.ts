import type { Door, Found } from "./door.ts";
import { type Figure, told } from "./figures.ts";
import type { MadeCatalogue } from "./made-catalogue.ts";
import { pick, seeded } from "./random.ts";
import { SLIPS } from "./slips.ts";

const QUERIES = 200;
const SHARE = 0.95;
const SEED = 8;

interface Wanted {
  readonly kind: "song" | "teacher" | "style";
  readonly name: string;
}

function wantedAt(place: number, names: MadeCatalogue, random: () => number): Wanted {
  if (place % 2 === 0) return { kind: "song", name: pick(random, names.songs) };
  if (place % 4 === 1) return { kind: "teacher", name: pick(random, names.teachers) };
  return { kind: "style", name: pick(random, names.styles) };
}

function isIn(found: Found, { kind, name }: Wanted): boolean {
  if (kind === "song") return found.classes.some(({ songName }) => songName === name);
  const group = kind === "teacher" ? found.instructors : found.styles;
  return group.some((row) => row.name === name);
}

/** Part three: checks that the wanted name is among the first ten, and lists what was missed. */
export async function benchFindability(
  door: Door,
  names: MadeCatalogue,
): Promise<readonly Figure[]> {
  const random = seeded(SEED);
  const missed: string[] = [];
  const slips = new Map(SLIPS.map(({ name }) => [name, { asked: 0, found: 0 }]));
  for (let place = 0; place < QUERIES; place += 1) {
    const slip = pick(random, SLIPS);
    const wanted = wantedAt(place, names, random);
    const typed = slip.make(wanted.name, random);
    const tally = slips.get(slip.name);
    const isFound = isIn(await door.search(typed), wanted);
    if (tally) tally.asked += 1;
    if (tally && isFound) tally.found += 1;
    if (!isFound) missed.push(`${wanted.kind} "${wanted.name}" typed "${typed}" (${slip.name})`);
  }
  const share = 1 - missed.length / QUERIES;
  return [
    {
      name: `${QUERIES} misspelled, partial, and rewritten names found in the first ten`,
      value: `${(100 * share).toFixed(1)} %`,
      target: `≥ ${100 * SHARE} %`,
      isReached: share >= SHARE,
    },
    ...[...slips].map(([name, { asked, found }]) => told(`  ${name}`, `${found} of ${asked}`)),
    ...missed.map((what) => told("  missed", what)),
  ];
}
