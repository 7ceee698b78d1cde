import { seeded } from "../lib/random.ts";
import { pausesIn, type TermKind, termsOf } from "./terms.ts";

const NAMES = Array.from({ length: 500 }, (_, rank) => `Song number ${rank}`);
const DRAWS = 10_000;

function drawn() {
  const draw = termsOf(NAMES);
  return Array.from({ length: DRAWS }, (_, iteration) => draw(seeded(1, iteration)));
}

const texts = (kind: TermKind) =>
  drawn()
    .filter((term) => term.kind === kind)
    .map(({ text }) => text);

/** The name, and all that one missing, doubled, wrong, or swapped letter makes of it. */
function slipsOf(name: string): readonly string[] {
  return Array.from(name).flatMap((letter, at) => {
    const [before, after] = [name.slice(0, at), name.slice(at + 1)];
    const wrong = Array.from("abcdefghijklmnopqrstuvwxyz", (other) => before + other + after);
    const swapped = before + after.charAt(0) + letter + after.slice(1);
    return [before + after, before + letter + letter + after, ...wrong, swapped];
  });
}

describe("searches", () => {
  it.each([
    ["name", 0.7],
    ["typo", 0.08],
    ["prefix", 0.07],
    ["nothing", 0.1],
    ["hostile", 0.05],
  ] as const)("of the kind %p are a share of %p", (kind, share) => {
    expect(Math.abs(texts(kind).length / DRAWS - share)).toBeLessThan(0.015);
  });

  it("are the same for the same seed", () => {
    expect(drawn().slice(0, 100)).toEqual(drawn().slice(0, 100));
  });

  it("name what the catalog has, popular names more often", () => {
    const found = texts("name");
    expect(found.filter((text) => !NAMES.includes(text))).toEqual([]);
    const times = (rank: number) => found.filter((text) => text === NAMES[rank]).length;
    expect(times(0)).toBeGreaterThan(3 * times(9));
  });

  it("begin like a name, if they are prefixes", () => {
    const isBeginning = (text: string) => NAMES.some((name) => name.startsWith(text));
    expect(texts("prefix").filter((text) => text.length < 2 || !isBeginning(text))).toEqual([]);
  });

  it("are one slip away from a name, if they are typos", () => {
    const oneSlip = new Set(NAMES.flatMap(slipsOf));
    expect(texts("typo").filter((text) => !oneSlip.has(text))).toEqual([]);
    const changed = texts("typo").filter((text) => !NAMES.includes(text));
    expect(changed.length).toBeGreaterThan(0.8 * texts("typo").length);
  });

  it("hold thousands of different texts", () => {
    expect(new Set(drawn().map(({ text }) => text)).size).toBeGreaterThan(2_000);
  });
});

describe("typing", () => {
  it("pauses after one to three letters each, for at most twelve letters", () => {
    for (let stream = 0; stream < 200; stream += 1) {
      const pauses = pausesIn("Dancehall sundays", seeded(2, stream));
      const steps = pauses.map((text, place) => text.length - (pauses[place - 1]?.length ?? 0));
      expect(steps.every((step) => step >= 1 && step <= 3)).toBe(true);
      expect(pauses.at(-1)?.length).toBeGreaterThanOrEqual(10);
      expect(pauses.at(-1)?.length).toBeLessThanOrEqual(12);
    }
  });

  it("does not split an emoji", () => {
    const pauses = pausesIn("💃💃💃", seeded(2));
    expect(pauses.every((text) => text.isWellFormed())).toBe(true);
  });
});
