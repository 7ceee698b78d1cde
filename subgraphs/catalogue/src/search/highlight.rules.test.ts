import { highlights, matchesAllWords } from "./highlight.rules";
import { letterDistance } from "./letter-distance.rules";

/** Puts highlighted ranges in brackets. */
const marked = (text: string, typed: string) =>
  [...highlights(text, typed)]
    .reverse()
    .reduce(
      (marked, { start, end }) =>
        `${marked.slice(0, start)}[${marked.slice(start, end)}]${marked.slice(end)}`,
      text,
    );

describe("highlights", () => {
  it.each([
    ["Dancehall", "dan", "[Dan]cehall"],
    ["Hip Hop", "hiph", "[Hip H]op"],
    ["Hip Hop", "hop", "Hip [Hop]"],
    ["KPOP", "k-p", "[KP]OP"],
    ["Tócame el Bajo", "TOCA", "[Tóca]me el Bajo"],
    ["Tócame el Bajo", "bajo tocame", "[Tócame] el [Bajo]"],
    ["Cafe\u0301 Noir", "café n", "[Cafe\u0301 N]oir"],
    ["🕺 Night", "nig", "🕺 [Nig]ht"],
    ["ליל ריקוד", "ריק", "ליל [ריק]וד"],
    ["Reggaeton", "regeton", "[Reggaeton]"],
    ["Gully Queen", "gully qeen", "[Gully] Queen"],
    ["Gully Queen", "qeen", "Gully [Queen]"],
    ["Heels", "salsa", "Heels"],
    ["Heels", "", "Heels"],
    ["Heels", "%", "Heels"],
  ])("%p for %p is %p", (text, typed, expected) => {
    expect(marked(text, typed)).toBe(expected);
  });
});

it.each([
  ["Tessa Bright", "bri tes", true],
  ["Tessa Bright", "tessab", true],
  ["Tessa Bright", "tessa noir", false],
  ["Tessa Bright", "🕺", false],
])("%p matches all words of %p: %p", (text, typed, expected) => {
  expect(matchesAllWords(text, typed)).toBe(expected);
});

it.each([
  ["love", "love", 0],
  ["lvoe", "love", 1],
  ["luve", "love", 1],
  ["lov", "love", 1],
  ["loove", "love", 1],
  ["regeton", "reggaeton", 2],
  ["", "abc", 3],
])("%p and %p are %p apart", (one, other, expected) => {
  expect(letterDistance(one, other)).toBe(expected);
});
