import { createHash } from "node:crypto";
import { AREAS } from "./areas.mjs";

/** The same mutant in another run, also when lines above it have changed. */
const identify = ({ file, mutator, original, replacement, occurrence }) =>
  createHash("sha256")
    .update(JSON.stringify([file, mutator, original, replacement, occurrence]))
    .digest("hex")
    .slice(0, 12);

function randomOf(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function shuffled(list, random) {
  const items = [...list];
  for (let last = items.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [items[last], items[other]] = [items[other], items[last]];
  }
  return items;
}

/** Numbers equal mutants of a file, so that each has an id of its own. */
function withIds(mutants) {
  const seen = new Map();
  return mutants.map((mutant) => {
    const key = identify({ ...mutant, occurrence: 0 });
    const occurrence = seen.get(key) ?? 0;
    seen.set(key, occurrence + 1);
    return { ...mutant, id: identify({ ...mutant, occurrence }) };
  });
}

/** Takes from the areas in turn, so that they have equal shares and the first few cover all. */
export function drawSample(mutants, { seed, sample }) {
  const all = withIds(mutants);
  const decks = AREAS.map((area, index) => {
    // A change in one area must not change the sample of the others.
    const random = randomOf(seed * AREAS.length + index);
    const own = all.filter((one) => one.area === area);
    return shuffled(own, random);
  });
  const drawn = [];
  for (let round = 0; drawn.length < sample && decks.some((deck) => deck[round]); round += 1) {
    drawn.push(...decks.flatMap((deck) => deck[round] ?? []));
  }
  return drawn.slice(0, sample);
}
