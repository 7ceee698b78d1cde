import { mutate } from "./mutate";
import { SeededRandom } from "./seeded-random";

const foreignValues = { ids: ["UGxheWxpc3Q6MQ"], enumNames: ["WEEK"] };
const variables = { input: { email: "a@example.com", tags: [1, 2], deep: { city: "Graz" } } };

const DRAWN = 1_000;

const draw = (seed: number) =>
  Array.from({ length: DRAWN }, (_, turn) =>
    String(
      JSON.stringify(mutate(variables, new SeededRandom(seed, `turn ${turn}`), foreignValues)),
    ),
  );

it("draws the same by the same seed, and something else by another", () => {
  const drawn = draw(1).join();
  expect(drawn === draw(1).join()).toBe(true);
  expect(drawn === draw(2).join()).toBe(false);
});

it("leaves what it starts from as it is, and changes nearly every copy", () => {
  const before = JSON.stringify(variables);
  const drawn = draw(3);
  expect(JSON.stringify(variables)).toBe(before);
  expect(drawn.filter((one) => one === before).length).toBeLessThan(DRAWN / 20);
  expect(new Set(drawn).size).toBeGreaterThan(DRAWN / 2);
});

it("adds fields, takes some away, and sends ids and names of others", () => {
  const drawn = draw(4);
  const has = (part: string) => drawn.some((one) => one.includes(part));
  expect(has('"__proto__":')).toBe(true);
  expect(has("UGxheWxpc3Q6MQ")).toBe(true);
  expect(has("WEEK")).toBe(true);
  expect(has("[[[[")).toBe(true);
  expect(drawn.every((one) => one.includes("city"))).toBe(false);
});
