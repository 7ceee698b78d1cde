import { pick, type Random, randomInt } from "../lib/random.ts";
import { zipf } from "../lib/zipf.ts";
import { hostileTexts } from "./hostile-texts.ts";

export type TermKind = "name" | "typo" | "prefix" | "nothing" | "hostile";

export interface Term {
  readonly kind: TermKind;
  readonly text: string;
}

/** Shares of all searches. */
const KINDS: readonly (readonly [kind: TermKind, share: number])[] = [
  ["name", 0.7],
  ["typo", 0.08],
  ["prefix", 0.07],
  ["nothing", 0.1],
  ["hostile", 0.05],
];

const LETTERS = "abcdefghijklmnopqrstuvwxyz";
const CONSONANTS = "bcdfghjklmnpqrstvwxz";

/** Draws searches. `names` is the catalog's, the most popular first. */
export function termsOf(names: ArrayLike<string>): (random: Random) => Term {
  const rank = zipf(names.length);
  return (random) => {
    const kind = drawKind(random);
    const name = () => names[rank(random)] ?? "";
    return { kind, text: textOf(kind, name, random) };
  };
}

function drawKind(random: Random): TermKind {
  let left = random();
  for (const [kind, share] of KINDS) {
    left -= share;
    if (left < 0) return kind;
  }
  return "name";
}

function textOf(kind: TermKind, name: () => string, random: Random): string {
  if (kind === "name") return name();
  if (kind === "typo") return mistyped(name(), random);
  if (kind === "prefix") return name().slice(0, 2 + randomInt(random, 4));
  if (kind === "nothing") return gibberish(random);
  // A number keeps the caches from answering.
  return `${pick(random, hostileTexts)} ${randomInt(random, 10_000)}`;
}

/** One slip of the finger, never on the first letter. */
function mistyped(name: string, random: Random): string {
  const letters = Array.from(name);
  if (letters.length < 3) return name;
  const at = 1 + randomInt(random, letters.length - 2);
  const letter = letters[at] ?? "";
  const slips = [[], [letter, letter], [pick(random, LETTERS)], [letters[at + 1] ?? "", letter]];
  const slip = randomInt(random, slips.length);
  letters.splice(at, slip === 3 ? 2 : 1, ...(slips[slip] ?? []));
  return letters.join("");
}

function gibberish(random: Random): string {
  const length = 7 + randomInt(random, 6);
  return Array.from({ length }, () => pick(random, CONSONANTS)).join("");
}

/** Letters of the longest text that asks for suggestions while it is typed. */
const LONGEST_TYPED = 12;

/** What the search box holds when the fingers pause: after one to three letters each. */
export function pausesIn(text: string, random: Random): readonly string[] {
  const letters = Array.from(text);
  const end = Math.min(letters.length, LONGEST_TYPED);
  const pauses: string[] = [];
  for (let typed = 1 + randomInt(random, 3); typed <= end; typed += 1 + randomInt(random, 3)) {
    pauses.push(letters.slice(0, typed).join(""));
  }
  return pauses;
}
