import { classesToContinue, nextSection, remainingText } from "./continueDancing";

const started = (name: string, updatedAt: string | null, change: object = {}) => ({
  name,
  isInContinueDancing: true,
  danceClass: { progress: { status: "STARTED", updatedAt } },
  ...change,
});
const names = (list: readonly { name: string }[]) => list.map(({ name }) => name);

describe("the row of started classes", () => {
  it("AMB-47 has four classes, last danced first", () => {
    const days = ["2026-11-01", "2026-11-05", "2026-11-03", "2026-11-02", "2026-11-04"];
    expect(names(classesToContinue(days.map((day) => started(day, `${day}T10:00:00Z`))))).toEqual([
      "2026-11-05",
      "2026-11-04",
      "2026-11-03",
      "2026-11-02",
    ]);
  });

  it("drops classes that were finished or removed", () => {
    const done = { danceClass: { progress: { status: "COMPLETED", updatedAt: null } } };
    const row = [
      started("done", null, done),
      started("gone", null, { isInContinueDancing: false }),
      started("on", null),
      started("unknown", null, { danceClass: { progress: null } }),
    ];
    expect(names(classesToContinue(row))).toEqual(["on", "unknown"]);
  });

  it("drops a class that is no longer listed", () => {
    expect(
      names(
        classesToContinue([started("hidden", null, { danceClass: null }), started("on", null)]),
      ),
    ).toEqual(["on"]);
  });

  it.each([
    [2292, 0, "39 min left"],
    [2292, 2160, "3 min left"],
    [2292, 2240, "Last minute"],
    [100, 200, "Last minute"],
  ])("of %d s with %d s danced: %s", (length, position, text) => {
    expect(remainingText(length, position)).toBe(text);
  });

  it("names what comes next by its title, or by its section", () => {
    const entries = [
      { seconds: 0, title: "", sectionHeading: "Warm-up" },
      { seconds: 300, title: "", sectionHeading: "Chorus" },
      { seconds: 310, title: "Counts 1 to 4", sectionHeading: "Chorus" },
    ];
    expect(nextSection(entries, 120)).toBe("Chorus");
    expect(nextSection(entries, 300)).toBe("Counts 1 to 4");
    expect(nextSection(entries, 400)).toBeNull();
    expect(nextSection([], 0)).toBeNull();
  });
});
