import { isDue } from "./patience.ts";
import { seeded } from "./random.ts";

const MOMENTS = 6_000;

it.each([
  [10, MOMENTS],
  [20, MOMENTS / 2],
  [60, MOMENTS / 6],
])("a player that is asked for %d seconds sends at %d of 6,000 moments", (asked, expected) => {
  const random = seeded(1);
  const sent = Array.from({ length: MOMENTS }, () => isDue(random, 10, asked)).filter(Boolean);
  expect(Math.abs(sent.length - expected)).toBeLessThanOrEqual(0.02 * MOMENTS);
});
