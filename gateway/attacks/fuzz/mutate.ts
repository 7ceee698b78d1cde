import type { Dice } from "./dice";
import { oddKeys, oddNumbers, oddShapes, oddTexts } from "./odd-values";

const DEEPEST = 150;
const MOST_TIMES = 400;
/** Share of changes that keep a text a text, so that it passes the graph's type check. */
const FITTING = 0.6;

type Container = Record<string | number, unknown>;

/** Values that belong elsewhere in the graph: ids of other types, names of other enums. */
export interface Strangers {
  readonly ids: readonly string[];
  readonly enumNames: readonly string[];
}

/** Returns a copy of the variables with one to three values corrupted. */
export function mutate(variables: object, dice: Dice, strangers: Strangers): unknown {
  const mutated: { variables?: unknown } = { variables: structuredClone(variables) };
  for (let times = 1 + dice.below(3); times > 0; times -= 1) {
    const places = placesIn(mutated);
    // Nothing is left after the variables as a whole were removed.
    if (places.length === 0) break;
    const texts = places.filter(([container, key]) => typeof container[key] === "string");
    const fits = texts.length > 0 && dice.chance(FITTING);
    const [container, key] = dice.pick(fits ? texts : places);
    dice.pick(fits ? oddButFitting : mutations)(container, key, dice, strangers);
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

type Mutation = (of: Container, key: string | number, dice: Dice, strangers: Strangers) => void;

const set =
  (make: (value: unknown, dice: Dice, strangers: Strangers) => unknown): Mutation =>
  (of, key, dice, strangers) => {
    of[key] = make(of[key], dice, strangers);
  };

const oddButFitting: readonly Mutation[] = [
  set((_, dice) => dice.pick(oddTexts)),
  set((value, dice) => withOddPart(value, dice)),
  set((_, dice, { ids }) => dice.pick(ids)),
];

const mutations: readonly Mutation[] = [
  (of, key) => {
    if (Array.isArray(of)) of.splice(Number(key), 1);
    else delete of[key];
  },
  (of, key, dice) => {
    const value = of[key];
    const target = typeof value === "object" && value !== null ? value : of;
    // An assignment would set the prototype instead of a field of that name.
    Object.defineProperty(target, dice.pick(oddKeys), {
      value: dice.pick(oddTexts),
      enumerable: true,
      configurable: true,
      writable: true,
    });
  },
  // A copy, because later mutations may reach into it.
  set((_, dice) => structuredClone(dice.pick(oddShapes))),
  set((_, dice) => dice.pick(oddNumbers)),
  set((_, dice) => dice.pick(oddTexts)),
  set((value, dice) => withOddPart(value, dice)),
  set((value, dice) => nested(value, 1 + dice.below(DEEPEST), dice.chance(0.5))),
  set((value, dice) => Array.from({ length: 1 + dice.below(MOST_TIMES) }, () => value)),
  set((_, dice, { ids }) => dice.pick(ids)),
  set((_, dice, { enumNames }) => dice.pick(enumNames)),
];

function nested(value: unknown, depth: number, inList: boolean): unknown {
  let outer = value;
  for (let level = 0; level < depth; level += 1) outer = inList ? [outer] : { input: outer };
  return outer;
}

/** Inserts an odd text into a text, and multiplies a number by an odd one. */
function withOddPart(value: unknown, dice: Dice): unknown {
  if (typeof value === "number") return value * dice.pick(oddNumbers);
  if (typeof value !== "string") return dice.pick(oddTexts);
  const at = dice.below(value.length + 1);
  return value.slice(0, at) + dice.pick(oddTexts) + value.slice(at);
}
