import { lastUse } from "./lastUse";

const now = new Date(2026, 10, 25, 18, 30);
const before = (days: number, hours = 18, minutes = 30) =>
  new Date(2026, 10, 25 - days, hours, minutes).toISOString();

it.each([
  ["Active now", before(0)],
  ["Active now", before(0, 18, 25)],
  ["Active now", new Date(2026, 10, 25, 18, 31).toISOString()],
  ["20 minutes ago", before(0, 18, 10)],
  ["6 minutes ago", before(0, 18, 24)],
  ["Today at 9:05 AM", before(0, 9, 5)],
  ["Yesterday", before(1, 23, 59)],
  ["2 days ago", before(2, 0, 0)],
  ["6 days ago", before(6)],
  ["Nov 18, 2026", before(7)],
])("%s", (words, at) => {
  expect(lastUse(at, now)).toBe(words);
});

it("the last hour counts across midnight", () => {
  expect(lastUse(new Date(2026, 10, 24, 23, 50).toISOString(), new Date(2026, 10, 25, 0, 10))).toBe(
    "20 minutes ago",
  );
});
