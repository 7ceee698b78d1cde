import { captionsFor, draw, phrasesFor } from "./motivation";

const PHRASES = phrasesFor(1);

const WELCOMES = [
  "Nice to see you.",
  "Ready when you are.",
  "The floor is yours.",
  "One eight at a time.",
  "Five, six, seven, eight!",
];
const PRAISE = PHRASES.filter((phrase) => !WELCOMES.includes(phrase));

/** Draws from 0 up to 1, fine enough to hit every phrase. */
const draws = Array.from({ length: 40 }, (_, step) => step / 40);

describe("the captions of the dashboard", () => {
  it("CAT-DASH-04 are ten different phrases, the specification's among them", () => {
    expect(new Set(PHRASES).size).toBe(10);
    expect(PHRASES).toContain("keep up the good work!");
  });

  it.each(WELCOMES)("CAT-DASH-04 “%s” welcomes and fits any number", (phrase) => {
    expect(phrasesFor(0)).toContain(phrase);
    expect(phrasesFor(1)).toContain(phrase);
  });

  it.each(PRAISE)("CAT-DASH-04 “%s” needs something danced", (phrase) => {
    expect(phrasesFor(0)).not.toContain(phrase);
    expect(phrasesFor(1)).toContain(phrase);
  });

  it("CAT-DASH-04 makes no comparison that was not computed", () => {
    for (const phrase of PHRASES) expect(phrase).not.toMatch(/last week|than|missed/);
  });

  it.each([
    ["a new member", [0, 0], WELCOMES, WELCOMES],
    ["a member who has finished no class yet", [0, 8], WELCOMES, PHRASES],
    ["a member who has danced for less than a minute", [1, 0], PHRASES, WELCOMES],
    ["a long-time member", [43, 1900], PHRASES, PHRASES],
  ] as const)(
    "CAT-DASH-04 %s: every fitting phrase is reached on both cards",
    (_, numbers, one, other) => {
      const seen = draws.flatMap((first) =>
        draws.map((second) => captionsFor(numbers, [first, second])),
      );
      expect(new Set(seen.map(([first]) => first))).toEqual(new Set(one));
      expect(new Set(seen.map(([, second]) => second))).toEqual(new Set(other));
      for (const [first, second] of seen) expect(first).not.toBe(second);
    },
  );

  it("CAT-DASH-04 different draws give different phrases", () => {
    const numbers = [0.1, 0.9];
    const random = () => numbers.shift() ?? 0;
    const drawn = draw(random);
    expect(drawn).toEqual([0.1, 0.9]);
    expect(captionsFor([3, 90], [0, 0])).not.toEqual(captionsFor([3, 90], [0.5, 0.5]));
  });
});
