/** Returns a number in [0, 1). */
export type Random = () => number;

const GOLDEN = 0x9e3779b9;
const BITS = 2 ** 32;

function scrambled(value: number): number {
  let mixed = Math.imul(value ^ (value >>> 16), 0x21f0aaad);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
  return (mixed ^ (mixed >>> 15)) >>> 0;
}

/**
 * The same numbers for the same seed and stream. With one stream per iteration, the texts of a run
 * do not depend on which virtual user gets which iteration.
 */
export function seeded(seed: number, stream = 0): Random {
  let state = scrambled(seed) ^ scrambled(stream + GOLDEN);
  return () => {
    state = (state + GOLDEN) | 0;
    return scrambled(state) / BITS;
  };
}

/** Returns an integer in [0, limit). */
export const randomInt = (random: Random, limit: number): number => Math.floor(random() * limit);

export function pick<Item>(random: Random, items: ArrayLike<Item>): Item {
  const item = items[randomInt(random, items.length)];
  if (item === undefined) throw new Error("cannot pick from an empty list");
  return item;
}

/** Returns a UUID of version 4. */
export function uuidFrom(random: Random): string {
  const digits = Array.from({ length: 32 }, (_, place) => {
    if (place === 12) return "4";
    return (place === 16 ? 8 + randomInt(random, 4) : randomInt(random, 16)).toString(16);
  }).join("");
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

/** A seed from a text, such as the id of a run. */
export function seedOf(text: string): number {
  let seed = 0;
  for (const letter of text) seed = Math.imul(seed ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return seed >>> 0;
}
