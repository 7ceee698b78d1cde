import { oddKeys, oddNumbers, oddShapes, oddTexts } from "./odd-values";
import type { SeededRandom } from "./seeded-random";

const MAX_DEPTH = 150;
const MAX_REPEATS = 400;
/** Share of text mutations that leave a text, so that it passes the graph's type check. */
const FITTING = 0.6;

type Container = Record<string | number, unknown>;

/** Values from elsewhere in the graph: ids of other types, values of other enums. */
export interface ForeignValues {
  readonly ids: readonly string[];
  readonly enumNames: readonly string[];
}

/** Returns a copy of the variables with one to three values corrupted. */
export function mutate(
  variables: object,
  random: SeededRandom,
  foreignValues: ForeignValues,
): unknown {
  const mutated: { variables?: unknown } = { variables: structuredClone(variables) };
  for (let times = 1 + random.below(3); times > 0; times -= 1) {
    const places = placesIn(mutated);
    // Nothing is left after the variables as a whole were removed.
    if (places.length === 0) break;
    const texts = places.filter(([container, key]) => typeof container[key] === "string");
    const fits = texts.length > 0 && random.chance(FITTING);
    const [container, key] = random.pick(fits ? texts : places);
    random.pick(fits ? oddButFitting : mutations)(container, key, random, foreignValues);
  }
  return mutated.variables;
}

/** Returns the container and key of every nested value. */
function placesIn(container: object): (readonly [Container, string | number])[] {
  return Object.entries(container).flatMap(([key, value]) => [
    [container as Container, key] as const,
    ...(typeof value === "object" && value !== null ? placesIn(value as object) : []),
  ]);
}

type Mutation = (
  of: Container,
  key: string | number,
  random: SeededRandom,
  foreignValues: ForeignValues,
) => void;

const set =
  (
    make: (value: unknown, random: SeededRandom, foreignValues: ForeignValues) => unknown,
  ): Mutation =>
  (of, key, random, foreignValues) => {
    of[key] = make(of[key], random, foreignValues);
  };

const oddButFitting: readonly Mutation[] = [
  set((_, random) => random.pick(oddTexts)),
  set((value, random) => withOddPart(value, random)),
  set((_, random, { ids }) => random.pick(ids)),
];

const mutations: readonly Mutation[] = [
  (of, key) => {
    if (Array.isArray(of)) of.splice(Number(key), 1);
    else delete of[key];
  },
  (of, key, random) => {
    const value = of[key];
    const target = typeof value === "object" && value !== null ? value : of;
    // An assignment would set the prototype instead of a field of that name.
    Object.defineProperty(target, random.pick(oddKeys), {
      value: random.pick(oddTexts),
      enumerable: true,
      configurable: true,
      writable: true,
    });
  },
  // A copy, because later mutations may reach into it.
  set((_, random) => structuredClone(random.pick(oddShapes))),
  set((_, random) => random.pick(oddNumbers)),
  set((_, random) => random.pick(oddTexts)),
  set((value, random) => withOddPart(value, random)),
  set((value, random) => nested(value, 1 + random.below(MAX_DEPTH), random.chance(0.5))),
  set((value, random) => Array.from({ length: 1 + random.below(MAX_REPEATS) }, () => value)),
  set((_, random, { ids }) => random.pick(ids)),
  set((_, random, { enumNames }) => random.pick(enumNames)),
];

function nested(value: unknown, depth: number, inList: boolean): unknown {
  let outer = value;
  for (let level = 0; level < depth; level += 1) outer = inList ? [outer] : { input: outer };
  return outer;
}

/** Inserts an odd text into a text and multiplies a number by an odd one. */
function withOddPart(value: unknown, random: SeededRandom): unknown {
  if (typeof value === "number") return value * random.pick(oddNumbers);
  if (typeof value !== "string") return random.pick(oddTexts);
  const at = random.below(value.length + 1);
  return value.slice(0, at) + random.pick(oddTexts) + value.slice(at);
}
