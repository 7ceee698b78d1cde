import {
  currentEntry,
  loopSpan,
  nextEntrySecond,
  previousEntrySecond,
  readSections,
} from "./timestamps";

const sections = readSections(
  [
    { seconds: 272, title: "Counts 1-8", sectionHeading: "Choreography" },
    { seconds: 0, title: "", sectionHeading: "Warm-up" },
    { seconds: 0, title: "Intro", sectionHeading: "Warm-up" },
    { seconds: 70, title: "Bounce", sectionHeading: "Warm-up" },
    { seconds: 272, title: "", sectionHeading: "Choreography" },
  ],
  600,
);

describe("the table of contents", () => {
  it("VIEW-TOC-06 an empty title is a section heading", () => {
    const shape = sections.map(({ heading, entries }) => [heading, entries.map((e) => e.title)]);
    expect(shape).toEqual([
      ["Warm-up", ["Intro", "Bounce"]],
      ["Choreography", ["Counts 1-8"]],
    ]);
  });

  it("VIEW-TOC-05 the current entry advances when the position passes the next one", () => {
    expect(currentEntry(sections, 69.9)?.title).toBe("Intro");
    expect(currentEntry(sections, 70)?.title).toBe("Bounce");
    expect(currentEntry(sections, 599)?.title).toBe("Counts 1-8");
  });

  it("back goes to the entry's own start after three seconds, and to the one before until then", () => {
    expect([73, 72.9, 2].map((second) => previousEntrySecond(sections, second))).toEqual([
      70, 0, 0,
    ]);
    expect([69.9, 70, 272].map((second) => nextEntrySecond(sections, second))).toEqual([
      70,
      272,
      null,
    ]);
  });

  it("a loop repeats from an entry to the next, and the whole class without entries", () => {
    expect(loopSpan(sections, 100, 600)).toEqual({ startSeconds: 70, endSeconds: 272 });
    expect(loopSpan(sections, 300, 600)).toEqual({ startSeconds: 272, endSeconds: 600 });
    expect(loopSpan([], 300, 600)).toEqual({ startSeconds: 0, endSeconds: 600 });
  });
});
