import {
  askEntities,
  classGlobalId,
  heartbeat,
  RECORD_PROGRESS,
  SAVE_CLASS,
} from "../testing/operations";
import { aMember, anId, type ViewingWorld, viewingWorld } from "../testing/viewing-world";

let world: ViewingWorld;
const fragment = `... on DanceClass {
  id savedClassId progress { status lastViewedSeconds resumeAtSeconds updatedAt }
}`;

beforeAll(async () => {
  world = await viewingWorld();
});
beforeEach(() => world.reset());
afterAll(() => world.close());

describe("viewing's fields of a class", () => {
  it("VIEW-PROG-01 without a record the status is not initiated", async () => {
    const ids = [classGlobalId(await world.aClass())];
    const [danceClass] = await askEntities(world, { fragment, ids, viewer: aMember() });
    expect(danceClass).toMatchObject({
      savedClassId: null,
      progress: {
        status: "NOT_INITIATED",
        lastViewedSeconds: 0,
        resumeAtSeconds: 0,
        updatedAt: null,
      },
    });
  });

  it("VIEW-PROG-02 with a record the status is the record's, for its owner alone", async () => {
    const viewer = aMember();
    const classId = await world.aClass();
    const variables = heartbeat({ classId, playbackSessionId: anId(), positionSeconds: 300 });
    await world.ask(RECORD_PROGRESS, { viewer, variables });
    const ids = [classGlobalId(classId)];
    const [mine] = await askEntities(world, { fragment, ids, viewer });
    expect(mine.progress).toMatchObject({ status: "STARTED", lastViewedSeconds: 300 });
    const [theirs] = await askEntities(world, { fragment, ids, viewer: aMember() });
    expect(theirs.progress).toMatchObject({ status: "NOT_INITIATED" });
  });

  it("is null for visitors", async () => {
    const ids = [classGlobalId(await world.aClass())];
    const [danceClass] = await askEntities(world, { fragment, ids });
    expect(danceClass).toMatchObject({ id: ids[0], savedClassId: null, progress: null });
  });

  it("a grid of cards loads saved classes with one query", async () => {
    const viewer = aMember();
    const classIds = await Promise.all(Array.from({ length: 16 }, () => world.aClass()));
    await world.ask(SAVE_CLASS, { viewer, variables: { classId: classIds[3] } });
    world.takeStatements();
    const cards = await askEntities(world, { fragment, ids: classIds.map(classGlobalId), viewer });
    expect(world.takeStatements()).toHaveLength(1);
    expect(cards.map((card: { savedClassId: unknown }) => card.savedClassId !== null)).toEqual(
      classIds.map((_, index) => index === 3),
    );
  });

  it("a malformed reference is null", async () => {
    expect(await askEntities(world, { fragment, ids: ["nonsense"] })).toEqual([null]);
  });
});
