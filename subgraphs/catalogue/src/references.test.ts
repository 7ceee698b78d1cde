import { danceClasses } from "@eightcount/demo/content/content-class";
import { instructors } from "@eightcount/demo/content/content-instructor";
import { playlists } from "@eightcount/demo/content/content-playlist";
import { styles } from "@eightcount/demo/content/content-style";
import { toGlobalId } from "@eightcount/service-kit/relay/global-id";
import { type CatalogueFixture, catalogueFixture } from "./testing/catalogue-fixture";

let catalogue: CatalogueFixture;
beforeAll(async () => {
  catalogue = await catalogueFixture();
});
afterAll(() => catalogue.end());

const ENTITIES = `query ($representations: [_Any!]!) {
  _entities(representations: $representations) {
    __typename
    ... on DanceClass { id songName style { name } instructor { name } isPlayable
      moreFromInstructor { songName } similarClasses { songName } }
    ... on Style { id name totalClasses instructors { name } popularClasses { songName } }
    ... on Instructor { id name totalClasses classes { edges { node { songName } } } }
    ... on Playlist { id name totalClasses styles { name } }
  }
}`;
const ref = (type: string, id: string) => ({ __typename: type, id: toGlobalId(type, id) });

async function entities(representations: readonly object[]) {
  return (await catalogue.execute(ENTITIES, { variables: { representations } }))._entities;
}

describe("references from other subgraphs", () => {
  it("each entity is found by its key, in the requested order", async () => {
    const [song, style, teacher, playlist] = [
      danceClasses[0],
      styles[0],
      instructors[0],
      playlists[0],
    ];
    const found = await entities([
      ref("Playlist", playlist?.id ?? ""),
      ref("DanceClass", song?.id ?? ""),
      ref("Style", style?.id ?? ""),
      ref("Instructor", teacher?.id ?? ""),
    ]);
    expect(found).toMatchObject([
      { __typename: "Playlist", name: playlist?.name },
      { __typename: "DanceClass", songName: song?.songName },
      { __typename: "Style", name: style?.name },
      { __typename: "Instructor", name: teacher?.name },
    ]);
  });

  it("ROLE-08 references to hidden, future, foreign and malformed ids are null", async () => {
    const hidden = (rows: readonly { isHidden: boolean; id: string }[]) =>
      rows.find(({ isHidden }) => isHidden)?.id ?? "";
    const future = danceClasses.find(({ releasedHoursBefore }) => releasedHoursBefore < 0);
    const representations = [
      ref("Style", hidden(styles)),
      ref("Instructor", hidden(instructors)),
      ref("Playlist", hidden(playlists)),
      ref("DanceClass", future?.id ?? ""),
      { __typename: "DanceClass", id: toGlobalId("Style", styles[0]?.id ?? "") },
      { __typename: "Style", id: "%%%" },
    ];
    expect(await entities(representations)).toEqual([null, null, null, null, null, null]);
  });

  it("an archived class is still found, for those who danced it", async () => {
    const archived = danceClasses.find(({ isArchived }) => isArchived);
    expect(await entities([ref("DanceClass", archived?.id ?? "")])).toMatchObject([
      { songName: archived?.songName },
    ]);
  });
});

describe("SQL statements", () => {
  const statementsFor = async (count: number) => {
    const refs = [
      ...danceClasses.slice(0, count).map(({ id }) => ref("DanceClass", id)),
      ...styles.slice(0, count).map(({ id }) => ref("Style", id)),
      ...instructors.slice(0, count).map(({ id }) => ref("Instructor", id)),
      ...playlists.slice(0, count).map(({ id }) => ref("Playlist", id)),
    ];
    catalogue.takeStatements();
    await entities(refs);
    return catalogue.takeStatements().length;
  };

  it("are equally many for two references of each kind as for eight", async () => {
    const few = await statementsFor(2);
    expect(few).toBeGreaterThan(5);
    expect(await statementsFor(8)).toBe(few);
  });

  it("are no more than the operation has lists, for a page of 2 classes as for one of 60", async () => {
    const page = (first: number) => `{
      danceClasses(first: ${first}) { totalCount edges { node {
        songName style { name totalClasses classes(first: 3) { totalCount edges { node { songName } } } }
        instructor { name stylesTaught popularClasses { songName } }
        moreFromInstructor(first: 2) { songName style { name } } similarClasses { instructor { name } }
      } } }
    }`;
    const count = async (first: number) => {
      catalogue.takeStatements();
      await catalogue.execute(page(first));
      return catalogue.takeStatements().length;
    };
    // Twelve lists and references in the operation; loads that meet in one tick share a statement.
    expect(await count(2)).toBeLessThanOrEqual(12);
    expect(await count(60)).toBeLessThanOrEqual(12);
  });

  it("are as many for all styles, playlists and teachers as the operation has lists", async () => {
    const count = async (source: string) => {
      catalogue.takeStatements();
      await catalogue.execute(source);
      return catalogue.takeStatements().length;
    };
    const fields = "totalClasses popularClasses { songName instructor { name } }";
    expect(await count(`{ styles { name ${fields} instructors { name } } }`)).toBe(5);
    expect(await count(`{ playlists { name ${fields} styles { name } } }`)).toBe(6);
    expect(await count(`{ instructors { edges { node { name ${fields} } } } }`)).toBe(4);
  });
});
