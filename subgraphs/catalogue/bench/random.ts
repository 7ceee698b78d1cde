export type Random = () => number;

/** The mulberry32 generator. */
export function seeded(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export const randomInt = (random: Random, limit: number): number => Math.floor(random() * limit);

export function pick<Item>(random: Random, items: readonly Item[]): Item {
  const item = items[randomInt(random, items.length)];
  if (item === undefined) throw new Error("cannot pick from an empty list");
  return item;
}
