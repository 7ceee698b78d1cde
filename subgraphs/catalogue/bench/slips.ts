import { below, pick, type Random } from "./random.ts";

export interface Slip {
  readonly name: string;
  readonly make: (name: string, random: Random) => string;
}

const LETTERS = [..."abcdefghijklmnopqrstuvwxyz"];
const ACCENTED: Readonly<Record<string, string>> = { a: "á", e: "é", i: "í", o: "ö", u: "ü" };

function within(name: string, random: Random, change: (word: string, at: number) => string) {
  const words = name.split(" ");
  const long = words.map((word, place) => ({ word, place })).filter(({ word }) => word.length > 3);
  const { word, place } = pick(
    random,
    long.length > 0 ? long : [{ word: words[0] ?? "", place: 0 }],
  );
  words[place] = change(word, 1 + below(random, Math.max(1, word.length - 2)));
  return words.join(" ");
}

const leftOut = (word: string, at: number) => word.slice(0, at) + word.slice(at + 1);

/** Misspelled, partial, and rewritten names. None relies on the product's aliases. */
export const SLIPS: readonly Slip[] = [
  { name: "a letter left out", make: (name, random) => within(name, random, leftOut) },
  {
    name: "a letter doubled",
    make: (name, random) =>
      within(name, random, (word, at) => word.slice(0, at) + word.charAt(at) + word.slice(at)),
  },
  {
    name: "a wrong letter",
    make: (name, random) =>
      within(
        name,
        random,
        (word, at) => word.slice(0, at) + pick(random, LETTERS) + word.slice(at + 1),
      ),
  },
  {
    name: "neighbors swapped",
    make: (name, random) =>
      within(
        name,
        random,
        (word, at) =>
          word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
      ),
  },
  {
    name: "two letters left out",
    make: (name, random) =>
      within(name, random, (word, at) =>
        word.length < 7
          ? leftOut(word, at)
          : leftOut(leftOut(word, at), Math.floor(word.length / 2)),
      ),
  },
  { name: "the end missing", make: (name) => name.slice(0, Math.ceil(name.length * 0.7)) },
  {
    name: "words in another order",
    make: (name) => name.toLowerCase().split(" ").reverse().join(" "),
  },
  { name: "run together", make: (name) => name.replaceAll(" ", "").toUpperCase() },
  { name: "with hyphens", make: (name) => name.replaceAll(" ", "-") },
  {
    name: "with accents",
    make: (name) => name.replace(/[aeiou]/g, (vowel) => ACCENTED[vowel] ?? vowel),
  },
];
