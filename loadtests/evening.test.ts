import { actAt, arrivalsOf, mixedActs, perDancerHour, shares } from "./evening.ts";

it("the shares of the mix add up, and follow what a dancer does in an hour", () => {
  const sum = mixedActs.reduce((total, name) => total + shares[name], 0);
  expect(sum).toBeCloseTo(1);
  expect(shares.progress / shares.search).toBeCloseTo(
    perDancerHour.progress / perDancerHour.search,
  );
});

it("each act has its share of all places", () => {
  const PLACES = 200_000;
  const places = Array.from({ length: PLACES }, (_, place) => actAt(place / PLACES));
  for (const name of mixedActs) {
    const share = places.filter((one) => one === name).length / PLACES;
    expect(share).toBeCloseTo(shares[name], 4);
  }
});

it("a thousand dancers send an update every ten seconds while they play, and more", () => {
  expect(perDancerHour.progress).toBe(306);
  const { renewal, ...mix } = perDancerHour;
  const perHour = Object.values(mix).reduce((sum, times) => sum + times);
  expect(arrivalsOf(1_000)).toBeCloseTo((1_000 * perHour) / 3_600);
  expect(renewal).toBe(12);
});
