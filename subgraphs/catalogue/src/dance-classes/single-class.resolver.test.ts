import { readFileSync } from "node:fs";
import path from "node:path";
import { danceClasses } from "@eightcount/demo/content/content-class";
import { contentId } from "@eightcount/demo/content/content-id";
import { buildSchema, type GraphQLObjectType } from "graphql";
import { type CatalogueFixture, catalogueFixture, subscriber } from "../testing/catalogue-fixture";

let catalogue: CatalogueFixture;
beforeAll(async () => {
  catalogue = await catalogueFixture();
});
afterAll(() => catalogue.end());

interface Node {
  readonly classId: string;
  readonly songName: string;
  readonly level: number;
  readonly style: { readonly name: string };
}

const hiddenTeacher = "sable-winter";
const listed = danceClasses.filter(
  (one) => !one.isArchived && one.releasedHoursBefore >= 0 && one.instructorSlug !== hiddenTeacher,
);
const songOf = (match: (one: (typeof danceClasses)[number]) => boolean): string =>
  danceClasses.find(match)?.songName ?? "";

const ONE = `query ($classId: ID!) {
  danceClass(classId: $classId) {
    id classId songName songArtist description level levelName length lengthSeconds releaseDate
    isNew isArchived totalViews tags thumbnailUrl trailerUrl isPlayable
    timestamps { seconds time title sectionHeading }
    style { id name } instructor { id name }
    moreFromInstructor { classId songName instructor { name } }
    similarClasses { classId level style { name } }
  }
}`;

async function one(song: string) {
  const { id } = danceClasses.find(({ songName }) => songName === song) ?? { id: "" };
  return (await catalogue.execute(ONE, { variables: { classId: id } })).danceClass;
}

describe("danceClass", () => {
  it("API-CAT-04 a class has song, artist, level, length, style, teacher, and pictures", async () => {
    const found = await one("Gully Queen");
    const seed = danceClasses.find(({ songName }) => songName === "Gully Queen");
    expect(found).toMatchObject({
      id: Buffer.from(`DanceClass:${seed?.id}`).toString("base64url"),
      classId: seed?.id,
      songArtist: seed?.songArtist,
      description: seed?.description,
      level: seed?.level,
      levelName: "INTERMEDIATE",
      lengthSeconds: seed?.lengthSeconds,
      isArchived: false,
      isPlayable: true,
      totalViews: seed?.totalViews,
      tags: seed?.tags,
      timestamps: seed?.timestamps,
      style: { name: "Dancehall" },
      instructor: { name: "Noa Adeyemi" },
    });
    expect(found.thumbnailUrl).toMatch(/^\/media\/images\/classes\/gully-queen\.webp\?/);
    expect(found.trailerUrl).toMatch(/^\/media\/classes\/[0-9a-f-]+\/trailer\.mp4\?/);
  });

  it("under pressure, a class has no trailer, so that its card shows the picture alone", async () => {
    const { id } = danceClasses.find(({ songName }) => songName === "Gully Queen") ?? { id: "" };
    const run = async (pressure: number) =>
      (await catalogue.execute(ONE, { variables: { classId: id }, pressure })).danceClass;
    expect((await run(1)).trailerUrl).not.toBeNull();
    expect(await run(2)).toEqual({ ...(await run(1)), trailerUrl: null });
  });

  it("CAT-CARD-11 lengths with and without hours read h:mm:ss and mm:ss", async () => {
    const found = await catalogue.execute(`{ danceClasses(first: 100) { edges { node {
      length lengthSeconds } } } }`);
    const nodes: { length: string; lengthSeconds: number }[] = found.danceClasses.edges.map(
      (edge: { node: object }) => edge.node,
    );
    const withHours = nodes.filter(({ lengthSeconds }) => lengthSeconds >= 3600);
    expect(withHours.length).toBeGreaterThan(0);
    expect(nodes.some(({ lengthSeconds }) => lengthSeconds > 2400 && lengthSeconds < 3600)).toBe(
      true,
    );
    for (const { length, lengthSeconds } of nodes) {
      expect(length).toMatch(lengthSeconds >= 3600 ? /^\d:\d\d:\d\d$/ : /^\d\d:\d\d$/);
    }
  });

  it("ENT-01 a class has every field of the specification, here or by the name the graph gives it", async () => {
    const found = await one("Gully Queen");
    const own = [
      ...["classId", "length", "description", "songArtist", "songName", "level", "timestamps"],
      ...["releaseDate", "thumbnailUrl", "trailerUrl", "totalViews", "tags", "isArchived"],
      ...["instructor", "style", "levelName", "moreFromInstructor"],
    ];
    for (const field of own) expect([field, found[field] ?? null]).not.toEqual([field, null]);
    expect(found.instructor).toEqual({ id: expect.any(String), name: "Noa Adeyemi" });
    expect(found.style).toEqual({ id: expect.any(String), name: "Dancehall" });
    const { data } = await catalogue.run(
      `mutation ($classId: ID!) { startPlayback(input: { classId: $classId }) {
        ... on PlaybackStarted { parts { angles { hlsUrl srcMediainfo } } } } }`,
      { viewer: subscriber, variables: { classId: found.classId } },
    );
    for (const { angles } of data.startPlayback.parts) {
      for (const { hlsUrl, srcMediainfo } of angles) {
        expect(hlsUrl).toMatch(/\.m3u8$/);
        expect(JSON.parse(srcMediainfo).container.duration).toBeGreaterThan(0);
      }
    }
    // What belongs to one member is added by others: saves, views and feedback.
    const file = path.join(__dirname, "../../../../client/schema.graphql");
    const graph = buildSchema(readFileSync(file, "utf8"));
    const fieldsOf = (type: string) => (graph.getType(type) as GraphQLObjectType).getFields();
    expect(fieldsOf("DanceClass")).toMatchObject({ savedClassId: {}, progress: {} });
    expect(fieldsOf("ClassProgress")).toHaveProperty("lastViewedSeconds");
    expect(fieldsOf("Member")).toHaveProperty("classFeedback");
  });

  it("VIEW-PAGE-07 VIEW-PAGE-08 more from this teacher: the five newest others, all released", async () => {
    const found = await one("Gully Queen");
    const own = listed.find(({ songName }) => songName === "Gully Queen");
    const newest = listed
      .filter((other) => other.instructorSlug === own?.instructorSlug && other !== own)
      .sort((left, right) => left.releasedHoursBefore - right.releasedHoursBefore);
    expect(newest.length).toBeGreaterThan(5);
    expect(found.moreFromInstructor.map(({ songName }: Node) => songName)).toEqual(
      newest.slice(0, 5).map(({ songName }) => songName),
    );
    const released = new Set(listed.map(({ id }) => id));
    for (const other of found.moreFromInstructor) {
      expect(other.instructor.name).toBe("Noa Adeyemi");
      expect(other.classId).not.toBe(found.classId);
      expect(released.has(other.classId)).toBe(true);
    }
  });

  it("similar classes have the same style, nearest level first", async () => {
    const found = await one("Gully Queen");
    const distances = found.similarClasses.map(({ level }: Node) => Math.abs(level - found.level));
    expect(distances).toHaveLength(5);
    expect(distances).toEqual([...distances].sort((a, b) => a - b));
    expect(found.similarClasses.every(({ style }: Node) => style.name === "Dancehall")).toBe(true);
  });

  it("CAT-CLS-15 an archived class is in no list and still reachable by its id", async () => {
    const song = songOf(({ isArchived }) => isArchived);
    expect(await one(song)).toMatchObject({ songName: song, isArchived: true });
    const { danceClasses: everything } = await catalogue.execute(
      "{ danceClasses(first: 100) { edges { node { songName } } } }",
    );
    expect(JSON.stringify(everything)).not.toContain(song);
  });

  it("ROLE-08 a class in a hidden style, a future class, and an unknown id are null", async () => {
    expect(await one(songOf(({ releasedHoursBefore }) => releasedHoursBefore < 0))).toBeNull();
    const hide = "UPDATE style SET hidden = $1 WHERE name = 'Salsa'";
    await catalogue.pool.query(hide, [true]);
    const salsa = await one(songOf(({ styleSlug }) => styleSlug === "salsa"));
    await catalogue.pool.query(hide, [false]);
    expect(salsa).toBeNull();
    for (const classId of ["nonsense", contentId("class", "no-such-song"), ""]) {
      expect(await catalogue.execute(ONE, { variables: { classId } })).toEqual({
        danceClass: null,
      });
    }
  });

  it("ROLE-08 the class of a hidden teacher does not reveal who that is", async () => {
    const song = songOf(({ instructorSlug }) => instructorSlug === hiddenTeacher);
    const found = await one(song);
    expect(found).toMatchObject({ songName: song, instructor: null, moreFromInstructor: [] });
    expect(JSON.stringify(found)).not.toContain("Sable");
  });
});
