import { countAt, groupByPeriod } from "./historyGroups";

const record = (updatedAt: string) => ({ updatedAt });

/** Titles and counts of the groups in a time zone at an instant. */
const seenFrom = (timeZone: string, now: string, ...dates: readonly string[]) =>
  groupByPeriod(dates.map(record), { now: new Date(now), timeZone }).map(
    ({ title, items }) => `${title} ${items.length}`,
  );
const titles = (...dates: string[]) => seenFrom("UTC", "2026-11-20T12:00:00Z", ...dates);

describe("history groups", () => {
  it("CAT-HIST-03 groups by week for four weeks, weeks starting on Monday", () => {
    expect(
      titles(
        "2026-11-20T08:00:00Z",
        "2026-11-16T10:00:00Z",
        "2026-11-15T10:00:00Z",
        "2026-11-03T10:00:00Z",
        "2026-10-28T10:00:00Z",
      ),
    ).toEqual(["This Week 2", "Last Week 1", "3 Weeks ago 1", "4 Weeks ago 1"]);
  });

  it("CAT-HIST-03 groups older records by month, and by year before this one", () => {
    expect(
      titles(
        "2026-10-20T10:00:00Z",
        "2026-10-02T10:00:00Z",
        "2026-02-01T10:00:00Z",
        "2025-12-30T10:00:00Z",
        "2025-03-01T10:00:00Z",
        "2023-03-01T10:00:00Z",
      ),
    ).toEqual(["October 2", "February 1", "2025 2", "2023 1"]);
  });

  it("ENT-25 an item is a class and its status, a group its title and its items in their order", () => {
    const item = (classId: string, updatedAt: string) => ({
      danceClass: { classId },
      status: "STARTED",
      updatedAt,
    });
    const items = [item("a", "2026-11-20T08:00:00Z"), item("b", "2026-11-17T08:00:00Z")];
    const here = { now: new Date("2026-11-20T12:00:00Z"), timeZone: "UTC" };
    expect(groupByPeriod(items, here)).toEqual([{ title: "This Week", items }]);
  });

  it("a record from a clock that runs ahead counts as this week", () => {
    expect(titles("2026-11-25T10:00:00Z")).toEqual(["This Week 1"]);
  });

  it("a week that reaches over New Year is still a week", () => {
    const now = "2026-01-02T12:00:00Z";
    expect(seenFrom("UTC", now, "2025-12-29T10:00:00Z", "2025-12-28T10:00:00Z")).toEqual([
      "This Week 1",
      "Last Week 1",
    ]);
    expect(seenFrom("UTC", now, "2025-12-07T10:00:00Z")).toEqual(["2025 1"]);
  });
});

describe("the size of a period", () => {
  const periods = [
    { start: "2026-11-16T00:00:00.000Z", count: 12 },
    { start: "2026-10-01T00:00:00.000Z", count: 3 },
  ];

  it.each([
    ["2026-11-25T10:00:00Z", 12],
    ["2026-11-16T00:00:00Z", 12],
    ["2026-11-15T23:59:59Z", 3],
    ["2026-09-30T10:00:00Z", null],
  ])("CAT-HIST-04 a class danced at %s is in a period of %p", (instant, count) => {
    expect(countAt(instant, periods)).toBe(count);
  });
});

describe("the viewer's time zone", () => {
  it.each([
    // Sunday 23:30 and Monday 00:30 there.
    ["Europe/Berlin", "2026-11-15T22:30:00Z", "2026-11-15T23:30:00Z"],
    ["America/New_York", "2026-11-16T04:30:00Z", "2026-11-16T05:30:00Z"],
    ["Asia/Kolkata", "2026-11-15T18:00:00Z", "2026-11-15T19:00:00Z"],
  ])("CAT-HIST-03 in %s the week begins at local midnight", (zone, sunday, monday) => {
    expect(seenFrom(zone, "2026-11-20T12:00:00Z", monday, sunday)).toEqual([
      "This Week 1",
      "Last Week 1",
    ]);
  });

  it.each([
    // Spring forward: the Sunday has 23 hours. Its last half hour and the Monday's first.
    ["Europe/Berlin", "2026-03-31T10:00:00Z", "2026-03-29T21:30:00Z", "2026-03-29T22:30:00Z"],
    ["America/New_York", "2026-03-10T12:00:00Z", "2026-03-09T03:30:00Z", "2026-03-09T04:30:00Z"],
    // Fall back: it has 25.
    ["Europe/Berlin", "2026-10-27T10:00:00Z", "2026-10-25T22:30:00Z", "2026-10-25T23:30:00Z"],
    ["America/New_York", "2026-11-03T12:00:00Z", "2026-11-02T04:30:00Z", "2026-11-02T05:30:00Z"],
    // No DST, and an offset with half an hour.
    ["Asia/Kolkata", "2026-10-27T10:00:00Z", "2026-10-25T18:15:00Z", "2026-10-25T18:45:00Z"],
  ])(
    "CAT-HIST-03 in %s (%s) a DST change moves no class to another week",
    (zone, now, sunday, monday) => {
      expect(seenFrom(zone, now, monday, sunday)).toEqual(["This Week 1", "Last Week 1"]);
    },
  );

  it.each([
    ["Europe/Berlin", "2026-11-20T12:00:00Z"],
    ["America/New_York", "2026-11-20T12:00:00Z"],
    ["Asia/Kolkata", "2026-11-20T12:00:00Z"],
    ["Europe/Berlin", "2026-04-10T12:00:00Z"],
    ["America/New_York", "2026-03-20T12:00:00Z"],
  ])("in %s at %s, the past weeks have seven days each, even across a DST change", (zone, now) => {
    const hours = Array.from({ length: 24 * 40 }, (_, hour) =>
      new Date(Date.parse(now) - hour * 3_600_000).toISOString(),
    );
    const groups = groupByPeriod(hours.map(record), { now: new Date(now), timeZone: zone });
    const days = groups
      .slice(1, 4)
      .map(
        ({ items }) =>
          new Set(
            items.map(({ updatedAt }) =>
              new Date(updatedAt).toLocaleDateString("en-US", { timeZone: zone }),
            ),
          ).size,
      );
    expect(days).toEqual([7, 7, 7]);
  });

  it("months and years follow the time zone, too", () => {
    const now = "2026-11-20T12:00:00Z";
    const lateInSeptember = "2026-09-30T22:30:00Z";
    expect(seenFrom("Europe/Berlin", now, lateInSeptember)).toEqual(["October 1"]);
    expect(seenFrom("America/New_York", now, lateInSeptember)).toEqual(["September 1"]);
    const newYearsEve = "2025-12-31T19:00:00Z";
    expect(seenFrom("Asia/Kolkata", now, newYearsEve)).toEqual(["January 1"]);
    expect(seenFrom("America/New_York", now, newYearsEve)).toEqual(["2025 1"]);
  });
});
