import { seeded } from "./random.ts";
import { zipf } from "./zipf.ts";

const DRAWS = 40_000;

function shares(count: number): readonly number[] {
  const drawn = new Array<number>(count).fill(0);
  const random = seeded(3);
  const draw = zipf(count);
  for (let round = 0; round < DRAWS; round += 1) {
    const rank = draw(random);
    drawn[rank] = (drawn[rank] ?? 0) + 1;
  }
  return drawn.map((times) => times / DRAWS);
}

describe("Zipf's ranks", () => {
  it.each([1, 2, 50, 10_000])("are drawn in proportion to 1 / rank, of %p", (count) => {
    const harmonic = Array.from({ length: count }, (_, rank) => 1 / (rank + 1)).reduce(
      (sum, part) => sum + part,
    );
    const drawn = shares(count);
    for (const rank of [0, 1, 2, 9].filter((one) => one < count)) {
      expect(drawn[rank]).toBeCloseTo(1 / (rank + 1) / harmonic, 2);
    }
    expect(drawn).toHaveLength(count);
  });

  it("need something to rank", () => {
    expect(() => zipf(0)).toThrow("at least one");
  });
});
