import { randomUUID } from "node:crypto";
import { readOutbox } from "@eightcount/test-kit/events/read-outbox";
import { type CatalogueFixture, catalogueFixture, seededAt } from "../testing/catalogue-fixture";
import type { ClassToPublish } from "./class-to-publish";

let catalogue: CatalogueFixture;
let danceClass: ClassToPublish;
beforeAll(async () => {
  catalogue = await catalogueFixture();
  const { rows } = await catalogue.pool.query(
    `SELECT style.id AS "styleId", instructor.id AS "instructorId" FROM style, instructor
     WHERE NOT style.hidden AND NOT instructor.hidden LIMIT 1`,
  );
  danceClass = {
    ...rows[0],
    id: randomUUID(),
    songName: "Night Bus",
    songArtist: "The Late Shift",
    description: "Slow and low.",
    level: 3,
    lengthSeconds: 1_200,
    durationSeconds: 1_200.5,
    releaseDate: seededAt,
    isArchived: false,
    totalViews: 5,
    tags: ["slow"],
    thumbnailPath: "images/night-bus.webp",
    trailerPath: "night-bus.mp4",
    timestamps: [{ seconds: 0, time: "00:00", title: "", sectionHeading: "Warm-up" }],
    videoSequence: [],
  };
});
beforeEach(() => catalogue.pool.query("DELETE FROM outbox_event"));
afterAll(() => catalogue.end());

const publish = (...classes: readonly ClassToPublish[]) =>
  catalogue.modules.publishing.services.publishing.publish(classes);

describe("publishing a class", () => {
  it("makes a new class visible and announces its facts with the exact duration", async () => {
    expect(await publish(danceClass)).toBe(1);
    const { id, level, styleId, instructorId, durationSeconds } = danceClass;
    expect(await readOutbox(catalogue.pool)).toEqual([
      {
        topic: "class.published",
        payload: { classId: id, durationSeconds, level, styleId, instructorId },
      },
    ]);
    const source = `query ($id: ID!) { danceClass(classId: $id) {
      songName level lengthSeconds totalViews timestamps { sectionHeading } } }`;
    expect((await catalogue.execute(source, { variables: { id } })).danceClass).toEqual({
      songName: "Night Bus",
      level: 3,
      lengthSeconds: 1_200,
      totalViews: 5,
      timestamps: [{ sectionHeading: "Warm-up" }],
    });
  });

  it("announces a published class again only when one of its facts has changed", async () => {
    expect(await publish(danceClass, { ...danceClass, id: randomUUID() })).toBe(1);
    expect(await publish({ ...danceClass, songName: "Night Train", tags: [] })).toBe(0);
    expect(await publish({ ...danceClass, level: 4 })).toBe(1);
    expect(await publish({ ...danceClass, level: 4, lengthSeconds: 1_201 })).toBe(1);
  });

  it("keeps the views of a published class", async () => {
    const sql = "SELECT song_name, total_views FROM dance_class WHERE id = $1";
    await catalogue.pool.query("UPDATE dance_class SET total_views = 77 WHERE id = $1", [
      danceClass.id,
    ]);
    await publish({ ...danceClass, songName: "Day Bus", totalViews: 0 });
    const { rows } = await catalogue.pool.query(sql, [danceClass.id]);
    expect(rows).toEqual([{ song_name: "Day Bus", total_views: 77 }]);
  });

  it("saves and announces no class if one of them is invalid", async () => {
    const fitting = { ...danceClass, id: randomUUID() };
    await expect(publish(fitting, { ...danceClass, level: 11 })).rejects.toThrow();
    const unknownStyle = { ...danceClass, id: randomUUID(), styleId: randomUUID() };
    await expect(publish(fitting, unknownStyle)).rejects.toThrow();
    expect(await readOutbox(catalogue.pool)).toEqual([]);
    const { rows } = await catalogue.pool.query("SELECT FROM dance_class WHERE id = $1", [
      fitting.id,
    ]);
    expect(rows).toEqual([]);
  });
});
