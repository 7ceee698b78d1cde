import {
  classGlobalId,
  fetchEntities,
  heartbeat,
  RECORD_PROGRESS,
  SAVE_CLASS,
} from "../testing/operations";
import { aMember, anId, type ViewingFixture, viewingFixture } from "../testing/viewing-fixture";

let fixture: ViewingFixture;
const fragment = `... on DanceClass {
  id savedClassId progress { status lastViewedSeconds resumeAtSeconds updatedAt }
}`;

beforeAll(async () => {
  fixture = await viewingFixture();
});
beforeEach(() => fixture.reset());
afterAll(() => fixture.close());

describe("viewing's fields of a class", () => {
  it("VIEW-PROG-01 without a record the status is not initiated", async () => {
    const ids = [classGlobalId(await fixture.aClass())];
    const [danceClass] = await fetchEntities(fixture, { fragment, ids, viewer: aMember() });
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
    const classId = await fixture.aClass();
    const variables = heartbeat({ classId, playbackSessionId: anId(), positionSeconds: 300 });
    await fixture.execute(RECORD_PROGRESS, { viewer, variables });
    const ids = [classGlobalId(classId)];
    const [mine] = await fetchEntities(fixture, { fragment, ids, viewer });
    expect(mine.progress).toMatchObject({ status: "STARTED", lastViewedSeconds: 300 });
    const [theirs] = await fetchEntities(fixture, { fragment, ids, viewer: aMember() });
    expect(theirs.progress).toMatchObject({ status: "NOT_INITIATED" });
  });

  it("is null for visitors", async () => {
    const ids = [classGlobalId(await fixture.aClass())];
    const [danceClass] = await fetchEntities(fixture, { fragment, ids });
    expect(danceClass).toMatchObject({ id: ids[0], savedClassId: null, progress: null });
  });

  it("a grid of cards loads saved classes with one query", async () => {
    const viewer = aMember();
    const classIds = await Promise.all(Array.from({ length: 16 }, () => fixture.aClass()));
    await fixture.execute(SAVE_CLASS, { viewer, variables: { classId: classIds[3] } });
    fixture.takeStatements();
    const cards = await fetchEntities(fixture, {
      fragment,
      ids: classIds.map(classGlobalId),
      viewer,
    });
    expect(fixture.takeStatements()).toHaveLength(1);
    expect(cards.map((card: { savedClassId: unknown }) => card.savedClassId !== null)).toEqual(
      classIds.map((_, index) => index === 3),
    );
  });

  it("a malformed reference is null", async () => {
    expect(await fetchEntities(fixture, { fragment, ids: ["nonsense"] })).toEqual([null]);
  });
});
