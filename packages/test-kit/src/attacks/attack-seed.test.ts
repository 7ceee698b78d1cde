import { attackSeed, SEED_KEY } from "./attack-seed";

const NOON = new Date("2026-11-23T12:00:00Z");

it("is the day's, the same all day", () => {
  expect(attackSeed({}, NOON)).toBe(20261123);
  expect(attackSeed({ [SEED_KEY]: "" }, new Date("2026-11-23T23:59:59Z"))).toBe(20261123);
});

it("is the one that the environment names", () => {
  expect(attackSeed({ [SEED_KEY]: "7" }, NOON)).toBe(7);
});

it.each(["x", "-1", "1e3", "1.5"])("refuses %s", (named) => {
  expect(() => attackSeed({ [SEED_KEY]: named }, NOON)).toThrow(
    `${SEED_KEY} is not a whole number`,
  );
});
