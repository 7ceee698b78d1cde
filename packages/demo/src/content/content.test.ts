import { type ContentClass, danceClasses, releaseDateOf } from "./content-class";
import { films } from "./content-film";
import { contentId } from "./content-id";
import { instructors } from "./content-instructor";
import { playlists } from "./content-playlist";
import { styles } from "./content-style";

const HOUR = 3_600_000;
const seededAt = new Date("2026-11-20T12:00:00Z");
const byTeacher = (slug: string) => danceClasses.filter((c) => c.instructorSlug === slug);
const isPublic = (c: ContentClass) =>
  !c.isArchived &&
  c.releasedHoursBefore >= 0 &&
  !instructors.find((i) => i.slug === c.instructorSlug)?.isHidden;
const open = danceClasses.filter(isPublic);

describe("the seed table", () => {
  it("SEED-01 holds thirteen styles in display order and one hidden style", () => {
    expect(styles.filter((s) => !s.isHidden).map((s) => s.name)).toEqual([
      "Jazz Funk",
      "Heels",
      "Hip Hop",
      "Dancehall",
      "Contemporary",
      "Partnering",
      "Latin fusion",
      "Reggaeton",
      "Afrobeats",
      "Salsa",
      "Street Jazz",
      "KPOP",
      "Jazz",
    ]);
    expect(styles.filter((s) => s.isHidden)).toHaveLength(1);
    expect(styles.every((s) => s.rhythm.length === 8)).toBe(true);
  });

  it("SEED-02 holds twelve or more instructors: one hidden, one without classes, one with more than ten", () => {
    expect(instructors.filter((i) => !i.isHidden).length).toBeGreaterThanOrEqual(12);
    expect(instructors.filter((i) => i.isHidden)).toHaveLength(1);
    const counts = instructors
      .filter((i) => !i.isHidden)
      .map((i) => byTeacher(i.slug).filter(isPublic).length);
    expect(counts.filter((count) => count === 0)).toHaveLength(1);
    expect(Math.max(...counts)).toBeGreaterThan(10);
    const taught = new Set(styles.map((s) => s.name));
    expect(instructors.flatMap((i) => i.stylesTaught).every((name) => taught.has(name))).toBe(true);
  });

  it("SEED-03 holds six or more playlists: one hidden, one empty", () => {
    expect(playlists.length).toBeGreaterThanOrEqual(6);
    expect(playlists.filter((p) => p.isHidden)).toHaveLength(1);
    expect(playlists.filter((p) => !p.isHidden && p.classSlugs.length === 0)).toHaveLength(1);
    for (const { classSlugs } of playlists)
      expect(new Set(classSlugs).size).toBe(classSlugs.length);
  });

  it("a playlist's text promises no number of classes that it does not have", () => {
    const words = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
    for (const { description, classSlugs } of playlists) {
      const [, said = ""] = /^(\w+) (?:steps|classes)\b/i.exec(description) ?? [];
      const number = words.indexOf(said.toLowerCase()) + 1;
      if (number > 0) expect([description, number]).toEqual([description, classSlugs.length]);
    }
  });

  it("SEED-04 holds sixty or more classes covering levels, releases and paging", () => {
    expect(open.length).toBeGreaterThanOrEqual(60);
    expect([...new Set(open.map((c) => c.level))].sort((a, b) => a - b)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
    ]);
    expect(danceClasses.filter((c) => c.isArchived)).toHaveLength(1);
    expect(danceClasses.filter((c) => c.releasedHoursBefore < 0)).toHaveLength(1);
    expect(byTeacher("sable-winter")).toHaveLength(1);
    expect(open.filter((c) => c.styleSlug === "dancehall").length).toBeGreaterThan(16);
  });

  it("SEED-04 places releases around the fourteen-day window", () => {
    const ages = open.map(
      (c) => (seededAt.getTime() - releaseDateOf(c, seededAt).getTime()) / HOUR,
    );
    const within = (hours: number, later = 0) => ages.filter((age) => age + later < hours).length;
    expect(ages).toContain(13 * 24 + 23);
    expect(ages).toContain(14 * 24 + 1);
    expect(within(14 * 24)).toBeGreaterThanOrEqual(5);
    expect(within(14 * 24, 11 * 24)).toBe(1);
  });

  it("SEED-05 holds every media shape", () => {
    const lengths = open.filter((c) => !c.media.isManifestMissing).map((c) => c.durationSeconds);
    expect(lengths.some((s) => s < 120)).toBe(true);
    expect(lengths.some((s) => s >= 120 && s <= 240)).toBe(true);
    expect(lengths.some((s) => s > 240)).toBe(true);
    expect(open.filter((c) => c.media.parts.length === 2)).toHaveLength(1);
    expect(open.filter((c) => c.media.isManifestMissing)).toHaveLength(1);
    expect(open.some((c) => c.timestamps.length === 0)).toBe(true);
    const headings = (c: ContentClass) => c.timestamps.filter((row) => row.title === "").length;
    expect(open.some((c) => headings(c) > 1 && c.timestamps.length > headings(c))).toBe(true);
    const angles = danceClasses.flatMap((c) => c.media.parts.map((p) => p.angles));
    expect(
      angles.every(([front, back]) => front?.angle === "FRONT" && back?.angle === "BACK"),
    ).toBe(true);
  });

  it("SEED-06 holds lengths with and without hours, some over forty minutes", () => {
    const lengths = open.map((c) => c.lengthSeconds);
    expect(lengths.some((s) => s >= 3600)).toBe(true);
    expect(lengths.some((s) => s < 3600)).toBe(true);
    expect(lengths.filter((s) => s > 2400 && s < 3600).length).toBeGreaterThan(5);
  });

  it("gives every row one fixed identity", () => {
    const ids = [...styles, ...instructors, ...danceClasses, ...playlists].map((row) => row.id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(contentId("style", "jazz-funk")).toMatch(
      /^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    );
    expect(contentId("style", "jazz")).not.toBe(contentId("class", "jazz"));
  });

  it("gives every film at least one class and every public style at least one film", () => {
    expect(films.length).toBeGreaterThanOrEqual(14);
    const used = new Set(danceClasses.map((c) => c.filmId));
    expect(films.filter((film) => !used.has(film.id))).toEqual([]);
    const danced = new Set(films.map((film) => film.style));
    expect(styles.filter((s) => !s.isHidden && !danced.has(s.name))).toEqual([]);
  });

  it("names only teachers that exist, and only in styles they teach", () => {
    for (const danceClass of danceClasses) {
      const teacher = instructors.find((i) => i.slug === danceClass.instructorSlug);
      const style = styles.find((s) => s.slug === danceClass.styleSlug);
      expect(teacher?.stylesTaught).toContain(style?.name);
    }
  });
});
