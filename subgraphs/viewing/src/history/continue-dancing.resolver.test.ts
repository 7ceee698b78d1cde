import { visitor } from "@eightcount/service-kit/viewer/viewer";
import { fetchMember, heartbeat, RECORD_PROGRESS } from "../testing/operations";
import { aMember, anId, type ViewingFixture, viewingFixture } from "../testing/viewing-fixture";

let fixture: ViewingFixture;
type Member = ReturnType<typeof aMember>;

beforeAll(async () => {
  fixture = await viewingFixture();
});
beforeEach(() => fixture.reset());
afterAll(() => fixture.close());

const change = (verb: string) => `mutation ($classRecordId: ID!) {
  ${verb}(input: { classRecordId: $classRecordId }) {
    __typename
    ... on ContinueDancingChanged { classRecord { id isInContinueDancing } }
    ... on Refusal { code message field }
  }
}`;
const REMOVE = change("removeFromContinueDancing");
const RESTORE = change("restoreToContinueDancing");

async function dance(viewer: Member, classId: string, beat: object = {}) {
  const variables = heartbeat({
    classId,
    playbackSessionId: anId(),
    positionSeconds: 300,
    ...beat,
  });
  await fixture.execute(RECORD_PROGRESS, { viewer, variables });
  fixture.wait(10);
}

async function row(viewer: Member): Promise<string[]> {
  const field = "continueDancing { totalCount edges { node { id } } }";
  const { continueDancing } = await fetchMember(fixture, viewer, field);
  const ids = continueDancing.edges.map(({ node }: { node: { id: string } }) => node.id);
  expect(continueDancing.totalCount).toBe(ids.length);
  return ids;
}

/** A member with two classes in the row, the one danced last first. */
async function twoStarted() {
  const viewer = aMember();
  const classes = [await fixture.aClass(), await fixture.aClass()] as const;
  for (const classId of classes) await dance(viewer, classId);
  const [last = "", first = ""] = await row(viewer);
  return { viewer, classes, last, first };
}

const set = async (source: string, viewer: Member, classRecordId: string) =>
  Object.values(await fixture.execute(source, { viewer, variables: { classRecordId } }))[0];

describe("removing a class from Continue Dancing", () => {
  it("removes it from the row but not the history, and undo restores its place", async () => {
    const { viewer, last, first } = await twoStarted();
    const removed = await set(REMOVE, viewer, last);
    expect(removed).toEqual({
      __typename: "ContinueDancingChanged",
      classRecord: { id: last, isInContinueDancing: false },
    });
    expect(await set(REMOVE, viewer, last)).toEqual(removed);
    expect(await row(viewer)).toEqual([first]);
    const { history } = await fetchMember(fixture, viewer, "history { totalCount }");
    expect(history.totalCount).toBe(2);
    const restored = { classRecord: { id: last, isInContinueDancing: true } };
    expect(await set(RESTORE, viewer, last)).toMatchObject(restored);
    expect(await row(viewer)).toEqual([last, first]);
  });

  it("dancing it again restores it, a late or paused update does not", async () => {
    const { viewer, classes, first, last } = await twoStarted();
    await set(REMOVE, viewer, first);
    const silent = { isPlaying: false, reason: "PAGEHIDE" };
    await dance(viewer, classes[0], silent);
    expect(await row(viewer)).toEqual([last]);
    await dance(viewer, classes[0], { positionSeconds: 320 });
    expect(await row(viewer)).toEqual([first, last]);
  });

  it("a completed class is never in the row", async () => {
    const { viewer, classes, first, last } = await twoStarted();
    await dance(viewer, classes[0], { positionSeconds: 1790 });
    expect(await set(RESTORE, viewer, first)).toMatchObject({
      classRecord: { isInContinueDancing: false },
    });
    expect(await row(viewer)).toEqual([last]);
  });

  it.each([REMOVE, RESTORE])("another member's record is not found", async (source) => {
    const { viewer, last, first } = await twoStarted();
    const refused = {
      __typename: "ContinueDancingRefused",
      code: "CLASS_RECORD_NOT_FOUND",
      message: "You haven't started this class yet.",
      field: "classRecordId",
    };
    expect(await set(source, aMember(), last)).toEqual(refused);
    expect(await set(source, viewer, "nonsense")).toEqual(refused);
    expect(await row(viewer)).toEqual([last, first]);
  });

  it.each([
    ["UNAUTHENTICATED", visitor],
    ["FORBIDDEN", aMember({ groups: [] })],
  ])("%s unless the member is entitled", async (code, viewer) => {
    const variables = { classRecordId: anId() };
    for (const source of [REMOVE, RESTORE]) {
      const { errors } = await fixture.run(source, { viewer, variables });
      expect(errors?.[0]?.originalError).toMatchObject({ code });
    }
  });
});
