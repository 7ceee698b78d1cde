import { lastUse, signInDay, signInTime } from "./lastUse";

const now = new Date(2026, 10, 25, 18, 30);
const before = (days: number, hours = 18, minutes = 30) =>
  new Date(2026, 10, 25 - days, hours, minutes).toISOString();
// The formatter separates the time from AM and PM by a narrow space.
const plain = (text: string) => text.replaceAll("\u202f", " ");

it.each([
  ["now", before(0)],
  ["now", before(0, 18, 29)],
  ["now", new Date(2026, 10, 25, 18, 31).toISOString()],
  ["2 minutes ago", before(0, 18, 28)],
  ["20 minutes ago", before(0, 18, 10)],
  ["59 minutes ago", before(0, 17, 31)],
  ["today, 5:30 PM", before(0, 17, 30)],
  ["today, 12:00 AM", before(0, 0, 0)],
  ["yesterday, 11:59 PM", before(1, 23, 59)],
  ["yesterday, 12:00 AM", before(1, 0, 0)],
  ["Nov 23, 2026", before(2, 23, 59)],
  ["Sep 16, 2026", before(70)],
])("a device was active %s", (words, at) => {
  expect(plain(lastUse(at, now))).toBe(words);
});

it("the last hour counts across midnight", () => {
  const late = new Date(2026, 10, 24, 23, 50).toISOString();
  expect(lastUse(late, new Date(2026, 10, 25, 0, 10))).toBe("20 minutes ago");
});

it.each([
  ["today, 6:30 PM", before(0)],
  ["today, 1:14 PM", before(0, 13, 14)],
  ["yesterday, 9:02 AM", before(1, 9, 2)],
  ["Nov 23, 2026", before(2, 9, 2)],
])("a device signed in %s", (words, at) => {
  expect(plain(signInDay(at, now))).toBe(words);
});

it("sign-ins that look alike have their time on any day, and seconds within one minute", () => {
  const times = [5, 40, 65].map((seconds) => new Date(2026, 10, 20, 9, 46, seconds).toISOString());
  const all = [...times, before(0, 9, 46)];
  expect(all.map((iso) => plain(signInTime(iso, all, now)))).toEqual([
    "Nov 20, 2026, 9:46:05 AM",
    "Nov 20, 2026, 9:46:40 AM",
    "Nov 20, 2026, 9:47 AM",
    "today, 9:46 AM",
  ]);
});
