import { danceClasses } from "./content-class";
import { filmById, films } from "./content-film";
import { clockOf, timestampsOf } from "./content-timestamp";
import { filmPlan } from "./film-plan";
import { sectionRules } from "./film-section";

const half = (framesPerEight: number) => framesPerEight / 2 / 25;

describe("the plan of a film", () => {
  it("comes within half of its smallest phrase of any asked length", () => {
    for (const film of films) {
      for (const asked of [100, 180, 300, 1500, 2418, 4110]) {
        const { durationSeconds } = filmPlan(film, asked);
        expect(Math.abs(durationSeconds - asked)).toBeLessThanOrEqual(
          half(film.framesPerEight) / 2 + 1e-6,
        );
      }
    }
  });

  it("lays its phrases end to end from zero", () => {
    const plan = filmPlan(filmById("heels-1"), 2000);
    let end = 0;
    for (const entry of plan.entries) {
      expect(entry.startSeconds).toBeCloseTo(end, 6);
      end = entry.startSeconds + entry.durationSeconds;
    }
    expect(end).toBeCloseTo(plan.durationSeconds, 6);
  });

  it("opens every section with its card and dances whole passes", () => {
    for (const section of filmPlan(filmById("jazz-1"), 2600).sections) {
      expect(section.entries[0]?.phrase).toBe(`card-${section.name}`);
      const last = section.entries.slice(-1)[0]?.phrase ?? "";
      expect([...sectionRules[section.name].pass, "warm-1"]).toContain(last);
    }
  });

  it("grows its sections with the length of the class", () => {
    const count = (seconds: number) => filmPlan(filmById("salsa-1"), seconds).sections.length;
    expect([count(100), count(200), count(900), count(2400)]).toEqual([3, 5, 7, 8]);
  });

  it("a class's whole seconds are its stream's length rounded down", () => {
    for (const { lengthSeconds, plans } of danceClasses) {
      const exact = plans.reduce((sum, plan) => sum + plan.durationSeconds, 0);
      expect(lengthSeconds).toBe(Math.floor(exact + 1e-6));
    }
  });
});

describe("the table of contents", () => {
  it("SEED-05 has sections, entries and rising times inside the class", () => {
    for (const danceClass of danceClasses.filter((c) => c.timestamps.length > 0)) {
      const rows = danceClass.timestamps;
      expect(rows[0]).toMatchObject({ seconds: 0, title: "" });
      expect(rows.some((row) => row.title !== "")).toBe(true);
      const seconds = rows.map((row) => row.seconds);
      expect(seconds).toEqual([...seconds].sort((a, b) => a - b));
      expect(seconds.at(-1)).toBeLessThan(danceClass.lengthSeconds);
    }
  });

  it("lands inside the phrase it names", () => {
    const film = filmById("dancehall-1");
    const plan = filmPlan(film, 900);
    const row = timestampsOf(plan, film).find((r) => r.title === "Bogle and swing");
    const entry = plan.entries.find((e) => e.phrase === "combo-1");
    expect(row?.seconds).toBeGreaterThanOrEqual(entry?.startSeconds ?? Number.NaN);
    expect(row?.seconds).toBeLessThan((entry?.startSeconds ?? 0) + (entry?.durationSeconds ?? 0));
  });

  it("writes hours only when there are hours", () => {
    expect([clockOf(0), clockOf(61.9), clockOf(3_600), clockOf(4_110)]).toEqual([
      "00:00",
      "01:01",
      "1:00:00",
      "1:08:30",
    ]);
  });
});
