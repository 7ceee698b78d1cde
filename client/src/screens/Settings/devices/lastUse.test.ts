import { lastUse, signInTime } from "./lastUse";

const now = new Date(2026, 10, 25, 18, 30);
const before = (days: number, hours = 18, minutes = 30) =>
  new Date(2026, 10, 25 - days, hours, minutes).toISOString();
// The formatter separates the time from AM and PM by a narrow space.
const plain = (text: string | null) => text?.replaceAll("\u202f", " ") ?? null;

it.each([
  ["Active now", null, before(0)],
  ["Active now", null, before(0, 18, 25)],
  ["Active now", null, new Date(2026, 10, 25, 18, 31).toISOString()],
  ["Last used 20 minutes ago", "6:10 PM", before(0, 18, 10)],
  ["Last used 6 minutes ago", "6:24 PM", before(0, 18, 24)],
  ["Last used 9 hours ago", "9:05 AM", before(0, 9, 5)],
  ["Last used yesterday", "11:59 PM", before(1, 23, 59)],
  ["Last used 2 days ago", "Nov 23, 2026, 12:00 AM", before(2, 0, 0)],
  ["Last used 6 days ago", "Nov 19, 2026, 6:30 PM", before(6)],
  ["Last used last week", "Nov 18, 2026, 6:30 PM", before(7)],
  ["Last used 3 weeks ago", "Nov 4, 2026, 6:30 PM", before(21)],
  ["Last used 2 months ago", "Sep 16, 2026, 6:30 PM", before(70)],
])("%s, %s", (words, exact, at) => {
  const use = lastUse(at, now);
  expect([use.words, plain(use.exact)]).toEqual([words, exact]);
});

it("the last hour counts across midnight", () => {
  const use = lastUse(new Date(2026, 10, 24, 23, 50).toISOString(), new Date(2026, 10, 25, 0, 10));
  expect([use.words, plain(use.exact)]).toEqual(["Last used 20 minutes ago", "11:50 PM"]);
});

it("sign-ins within the same minute differ by their seconds", () => {
  const [first, second, later] = [5, 40, 65].map((seconds) =>
    new Date(2026, 10, 25, 9, 46, seconds).toISOString(),
  ) as [string, string, string];
  const all = [first, second, later];
  expect(all.map((iso) => plain(signInTime(iso, all)))).toEqual([
    "Nov 25, 2026, 9:46:05 AM",
    "Nov 25, 2026, 9:46:40 AM",
    "Nov 25, 2026, 9:47 AM",
  ]);
});
