import { markedParts } from "./markedParts";

const bracketed = (text: string, ranges: readonly { start: number; end: number }[]) =>
  markedParts(text, ranges)
    .map((part) => (part.isMarked ? `[${part.text}]` : part.text))
    .join("");

it.each([
  ["Gully Queen", [{ start: 0, end: 3 }], "[Gul]ly Queen"],
  [
    "Gully Queen",
    [
      { start: 0, end: 5 },
      { start: 6, end: 11 },
    ],
    "[Gully] [Queen]",
  ],
  ["Heels", [], "Heels"],
  ["Heels", [{ start: 3, end: 9 }], "Heels"],
  ["Heels", [{ start: 2, end: 2 }], "Heels"],
])("%p cut at %j is %p", (text, ranges, expected) => {
  expect(bracketed(text, ranges)).toBe(expected);
});
