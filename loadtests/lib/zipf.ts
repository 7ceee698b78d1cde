import type { Random } from "./random.ts";

const integral = Math.log;
const inverse = Math.exp;

/**
 * Draws a rank in [0, count), where rank r is drawn in proportion to 1 / (r + 1). Uses rejection
 * from the smooth curve, so that every virtual user needs no table of its own.
 */
export function zipf(count: number): (random: Random) => number {
  if (count < 1) throw new Error("Zipf needs at least one rank");
  const from = integral(1.5) - 1;
  const to = integral(count + 0.5);
  const accepted = 2 - inverse(integral(2.5) - 1 / 2);
  return (random) => {
    for (;;) {
      const area = to + random() * (from - to);
      const exact = inverse(area);
      const rank = Math.min(Math.max(Math.floor(exact + 0.5), 1), count);
      if (rank - exact <= accepted || area >= integral(rank + 0.5) - 1 / rank) return rank - 1;
    }
  };
}
