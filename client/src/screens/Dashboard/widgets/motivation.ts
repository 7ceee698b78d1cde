/** The words under the two numbers of the dashboard. */
export const PHRASES = [
  "keep up the good work!",
  "every count adds up!",
  "one eight at a time!",
  "your body remembers this!",
  "the floor missed you!",
  "stronger than last week!",
  "that is what practice looks like!",
  "again, and it gets lighter!",
  "you showed up, that is the hard part!",
  "five, six, seven, eight!",
] as const;

/** Two different phrases, at random. */
export function drawPhrases(random: () => number = Math.random): readonly [string, string] {
  const first = Math.floor(random() * PHRASES.length);
  const step = 1 + Math.floor(random() * (PHRASES.length - 1));
  const second = (first + step) % PHRASES.length;
  return [PHRASES[first] ?? PHRASES[0], PHRASES[second] ?? PHRASES[1]];
}
