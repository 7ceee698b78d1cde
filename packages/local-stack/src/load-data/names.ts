const ONSETS = ["b", "d", "f", "g", "k", "l", "m", "n", "r", "s", "t", "v"] as const;
const VOWELS = ["a", "e", "i", "o", "u", "ai", "ea", "oo"] as const;
const ENDINGS = ["", "l", "n", "r", "s", "x", "nd", "st"] as const;

/** Words that many songs share. Every third song ends with one. */
const COMMON = ["Love", "Night", "Dance", "Baby", "Fire", "Heart", "Summer", "Tonight"] as const;

const FIRST = ONSETS.length * VOWELS.length;
export const WORDS = FIRST * FIRST * ENDINGS.length;
/** Shares no factor with the number of pairs of words, so that no pair comes twice. */
const STRIDE = 48_271;

const at = <Item>(items: readonly Item[], place: number): Item => {
  const item = items[place % items.length];
  if (item === undefined) throw new Error("There is nothing to choose from.");
  return item;
};

const syllable = (number: number) =>
  at(ONSETS, number) + at(VOWELS, Math.floor(number / ONSETS.length));

/** Returns one of `WORDS` different words, such as "Bakeand". */
export function wordOf(number: number): string {
  const word =
    syllable(number % FIRST) +
    syllable(Math.floor(number / FIRST) % FIRST) +
    at(ENDINGS, Math.floor(number / FIRST ** 2));
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function pairOf(number: number): string {
  const pair = (number * STRIDE) % WORDS ** 2;
  return `${wordOf(Math.floor(pair / WORDS))} ${wordOf(pair % WORDS)}`;
}

/** Returns a song's name. No two numbers below a hundred thousand have the same one. */
export const songOf = (number: number): string =>
  number % 3 === 0 ? `${pairOf(number)} ${at(COMMON, number / 3)}` : pairOf(number);

export const artistOf = (number: number): string => `${wordOf(number * 7)} and ${wordOf(number)}`;

export const teacherOf = (number: number): string =>
  `${wordOf(number * 11)} ${wordOf(number * 13)}`;
