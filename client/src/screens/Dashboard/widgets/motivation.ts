/** Numbers that a caption fits. */
type Fit = "any number" | "more than zero";

const CAPTIONS: readonly (readonly [phrase: string, fit: Fit])[] = [
  ["keep up the good work!", "more than zero"],
  ["Every count adds up.", "more than zero"],
  ["Your body remembers.", "more than zero"],
  ["You showed up. That’s the hard part.", "more than zero"],
  ["That’s what practice looks like.", "more than zero"],
  ["Nice to see you.", "any number"],
  ["Ready when you are.", "any number"],
  ["The floor is yours.", "any number"],
  ["One eight at a time.", "any number"],
  ["Five, six, seven, eight!", "any number"],
];

/** Returns the captions that fit a number. Praise requires a number above zero. */
export function phrasesFor(shown: number): readonly string[] {
  return CAPTIONS.filter(([, fit]) => shown > 0 || fit === "any number").map(([phrase]) => phrase);
}

/** Random numbers in [0, 1), one per card. */
export type Draws = readonly [number, number];

export const draw = (random: () => number = Math.random): Draws => [random(), random()];

export function captionsFor(
  [classes, minutes]: readonly [number, number],
  [firstDraw, secondDraw]: Draws,
): readonly [string, string] {
  const first = pick(phrasesFor(classes), firstDraw);
  const others = phrasesFor(minutes).filter((phrase) => phrase !== first);
  return [first, pick(others, secondDraw)];
}

const pick = (phrases: readonly string[], drawn: number) =>
  phrases[Math.floor(drawn * phrases.length)] ?? "";
