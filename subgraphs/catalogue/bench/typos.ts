import { pick, type Random, randomInt } from "./random.ts";

export interface Typo {
  readonly name: string;
  readonly make: (name: string, random: Random) => string;
}

const LETTERS = [..."abcdefghijklmnopqrstuvwxyz"];
const ACCENTED: Readonly<Record<string, string>> = { a: "á", e: "é", i: "í", o: "ö", u: "ü" };

function mutateWord(name: string, random: Random, change: (word: string, at: number) => string) {
  const words = name.split(" ");
  const long = words.map((word, place) => ({ word, place })).filter(({ word }) => word.length > 3);
  const { word, place } = pick(
    random,
    long.length > 0 ? long : [{ word: words[0] ?? "", place: 0 }],
  );
  words[place] = change(word, 1 + randomInt(random, Math.max(1, word.length - 2)));
  return words.join(" ");
}

const omitLetter = (word: string, at: number) => word.slice(0, at) + word.slice(at + 1);

/** Misspelled, partial, and rewritten names. None relies on the product's aliases. */
export const TYPOS: readonly Typo[] = [
  { name: "a letter left out", make: (name, random) => mutateWord(name, random, omitLetter) },
  {
    name: "a letter doubled",
    make: (name, random) =>
      mutateWord(name, random, (word, at) => word.slice(0, at) + word.charAt(at) + word.slice(at)),
  },
  {
    name: "a wrong letter",
    make: (name, random) =>
      mutateWord(
        name,
        random,
        (word, at) => word.slice(0, at) + pick(random, LETTERS) + word.slice(at + 1),
      ),
  },
  {
    name: "neighbors swapped",
    make: (name, random) =>
      mutateWord(
        name,
        random,
        (word, at) =>
          word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
      ),
  },
  {
    name: "two letters left out",
    make: (name, random) =>
      mutateWord(name, random, (word, at) =>
        word.length < 7
          ? omitLetter(word, at)
          : omitLetter(omitLetter(word, at), Math.floor(word.length / 2)),
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
