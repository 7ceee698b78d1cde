import { groupByPeriod } from "./historyGroups";

const now = new Date("2026-11-20T12:00:00Z");
const record = (updatedAt: string) => ({ updatedAt });
const titles = (...dates: string[]) =>
  groupByPeriod(dates.map(record), now).map((group) => `${group.title} ${group.items.length}`);

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

  it("a clock that runs ahead still counts as this week", () => {
    expect(titles("2026-11-25T10:00:00Z")).toEqual(["This Week 1"]);
  });
});
