import { seeded, uuidFrom } from "./random.ts";

const first = (seed: number, stream: number) => {
  const random = seeded(seed, stream);
  return Array.from({ length: 5 }, random);
};

it("a seed and a stream give the same numbers again, and others give others", () => {
  expect(first(1, 7)).toEqual(first(1, 7));
  const starts = [...Array(50).keys()].flatMap((stream) => [first(1, stream), first(2, stream)]);
  expect(new Set(starts.map(([number]) => number)).size).toBe(100);
});

it("the numbers fill 0 to 1 evenly", () => {
  const random = seeded(5);
  const tenths = new Array<number>(10).fill(0);
  for (let round = 0; round < 10_000; round += 1) {
    const tenth = Math.floor(random() * 10);
    tenths[tenth] = (tenths[tenth] ?? 0) + 1;
  }
  for (const times of tenths) expect(Math.abs(times - 1_000)).toBeLessThan(150);
});

it("makes UUIDs of version 4, each once", () => {
  const random = seeded(9);
  const made = Array.from({ length: 100 }, () => uuidFrom(random));
  expect(new Set(made).size).toBe(100);
  for (const uuid of made) {
    expect(uuid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  }
});
