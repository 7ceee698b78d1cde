import { encodeCursor } from "@eightcount/service-kit/relay/cursor";
import { visitor } from "@eightcount/service-kit/viewer/viewer";
import {
  classGlobalId,
  fetchEntities,
  fetchMember,
  SAVE_CLASS,
  UNSAVE_CLASS,
} from "../testing/operations";
import { aMember, anId, type ViewingFixture, viewingFixture } from "../testing/viewing-fixture";

let fixture: ViewingFixture;
type Member = ReturnType<typeof aMember>;

beforeAll(async () => {
  fixture = await viewingFixture();
});
beforeEach(() => fixture.reset());
afterAll(() => fixture.close());

async function save(viewer: Member, classId: string) {
  return (await fixture.execute(SAVE_CLASS, { viewer, variables: { classId } })).saveClass;
}

async function unsave(viewer: Member, savedClassId: string) {
  return (await fixture.execute(UNSAVE_CLASS, { viewer, variables: { savedClassId } })).unsaveClass;
}

async function savedIds(viewer: Member, args = ""): Promise<string[]> {
  const fields = `savedClasses${args} { edges { node { id } } }`;
  const { savedClasses } = await fetchMember(fixture, viewer, fields);
  return savedClasses.edges.map((edge: { node: { id: string } }) => edge.node.id);
}

describe("saved classes", () => {
  it("CAT-SAVE-06 ENT-05 saving returns the record: id, class, createdAt, updatedAt", async () => {
    const viewer = aMember();
    const classId = await fixture.aClass();
    const saved = await save(viewer, classId);
    const { node } = saved.savedClass;
    expect(saved).toMatchObject({
      __typename: "ClassSaved",
      danceClass: { id: classGlobalId(classId), savedClassId: node.id },
    });
    expect(node).toEqual({
      id: expect.any(String),
      createdAt: fixture.now.toISOString(),
      updatedAt: fixture.now.toISOString(),
      danceClass: { id: classGlobalId(classId) },
    });
    const { rows } = await fixture.database.pool.query("SELECT member_id FROM saved_class");
    expect(rows).toEqual([{ member_id: viewer.memberId }]);
  });

  it("CAT-SAVE-09 saving twice yields one record, even concurrently", async () => {
    const viewer = aMember();
    const classId = await fixture.aClass();
    const both = await Promise.all([save(viewer, classId), save(viewer, classId)]);
    fixture.wait(60);
    const again = await save(viewer, classId);
    const ids = [...both, again].map((saved) => saved.savedClass.node.id);
    expect(new Set(ids).size).toBe(1);
    expect(again.savedClass.node.updatedAt).toBe(both[0].savedClass.node.updatedAt);
    expect(await savedIds(viewer)).toEqual([ids[0]]);
  });

  it("CAT-SAVE-06 API-VIEW-01 unsaving is by record id and idempotent", async () => {
    const viewer = aMember();
    const classId = await fixture.aClass();
    const { id } = (await save(viewer, classId)).savedClass.node;
    expect(await savedIds(viewer)).toEqual([id]);
    const first = await unsave(viewer, id);
    expect(first).toEqual({
      __typename: "ClassUnsaved",
      deletedSavedClassId: id,
      danceClass: { id: classGlobalId(classId), savedClassId: null },
    });
    expect(await unsave(viewer, id)).toEqual(first);
    expect(await savedIds(viewer)).toEqual([]);
  });

  it("a class saved again after unsaving is the first in the list", async () => {
    const viewer = aMember();
    const first = (await save(viewer, await fixture.aClass())).savedClass.node;
    const classId = await fixture.aClass();
    fixture.wait(1);
    const second = (await save(viewer, classId)).savedClass.node;
    await unsave(viewer, first.id);
    fixture.wait(1);
    const classOfFirst = Buffer.from(first.danceClass.id, "base64url").toString().split(":")[1];
    await save(viewer, classOfFirst ?? "");
    expect(await savedIds(viewer)).toEqual([first.id, second.id]);
  });

  it("CAT-SAVE-03 newest first, 20 a page, no record twice, to the last page", async () => {
    const viewer = aMember();
    const expected: string[] = [];
    for (let count = 0; count < 45; count += 1) {
      if (count % 3 === 0) fixture.wait(1);
      expected.push((await save(viewer, await fixture.aClass())).savedClass.node.id);
    }
    const seen: string[] = [];
    const sizes: number[] = [];
    let after: string | null = null;
    do {
      const args: string = after ? `(after: "${after}")` : "";
      const fields = `savedClasses${args} {
        totalCount pageInfo { hasNextPage hasPreviousPage endCursor } edges { node { id updatedAt } }
      }`;
      const { savedClasses } = await fetchMember(fixture, viewer, fields);
      expect(savedClasses.totalCount).toBe(45);
      expect(savedClasses.pageInfo.hasPreviousPage).toBe(after !== null);
      const page = savedClasses.edges.map((edge: { node: { id: string } }) => edge.node.id);
      sizes.push(page.length);
      seen.push(...page);
      after = savedClasses.pageInfo.hasNextPage ? savedClasses.pageInfo.endCursor : null;
    } while (after);
    expect(sizes).toEqual([20, 20, 5]);
    expect(new Set(seen)).toEqual(new Set(expected));
    const byThree = (ids: string[]) =>
      Array.from({ length: 15 }, (_, index) => ids.slice(index * 3, index * 3 + 3).sort());
    expect(byThree(seen)).toEqual(byThree(expected.toReversed()));
  });

  it("VIEW-PROG-17 another member's saved class is not found", async () => {
    const [owner, other] = [aMember(), aMember()];
    const { id } = (await save(owner, await fixture.aClass())).savedClass.node;
    expect(await unsave(other, id)).toMatchObject({ code: "SAVED_CLASS_NOT_FOUND" });
    const fragment = "... on SavedClass { id danceClass { id } }";
    expect(await fetchEntities(fixture, { fragment, ids: [id], viewer: other })).toEqual([null]);
    expect(await fetchEntities(fixture, { fragment, ids: [id] })).toEqual([null]);
    const [mine] = await fetchEntities(fixture, { fragment, ids: [id], viewer: owner });
    expect(mine.id).toBe(id);
    expect(await savedIds(owner)).toEqual([id]);
  });

  it("a class that was unsaved is gone, by its id, too", async () => {
    const owner = aMember();
    const [kept, removed] = [
      (await save(owner, await fixture.aClass())).savedClass.node.id,
      (await save(owner, await fixture.aClass())).savedClass.node.id,
    ];
    await unsave(owner, removed);
    const asked = { fragment: "... on SavedClass { id }", ids: [removed, kept], viewer: owner };
    expect(await fetchEntities(fixture, asked)).toEqual([
      null,
      { __typename: "SavedClass", id: kept },
    ]);
  });

  it("another member's list is null", async () => {
    const owner = aMember();
    await save(owner, await fixture.aClass());
    const fragment = "... on Member { savedClasses { totalCount } }";
    const ids = [Buffer.from(`Member:${owner.memberId}`).toString("base64url")];
    const [asked] = await fetchEntities(fixture, { fragment, ids, viewer: aMember() });
    expect(asked.savedClasses).toBeNull();
  });

  it.each([
    ["UNAUTHENTICATED", visitor],
    ["FORBIDDEN", aMember({ groups: [] })],
  ])("%s unless the member is entitled", async (code, viewer) => {
    const classId = await fixture.aClass();
    const saved = await fixture.run(SAVE_CLASS, { viewer, variables: { classId } });
    const unsaved = await fixture.run(UNSAVE_CLASS, { viewer, variables: { savedClassId: "x" } });
    for (const { errors } of [saved, unsaved]) {
      expect(errors?.[0]?.originalError).toMatchObject({ code });
    }
  });

  it("an unpublished class and an invalid id are refused as data", async () => {
    expect(await save(aMember(), anId())).toEqual({
      __typename: "SaveClassRefused",
      code: "CLASS_NOT_FOUND",
      message: "This class does not exist or is no longer available.",
      field: "classId",
    });
    expect(await unsave(aMember(), "nonsense")).toMatchObject({ code: "SAVED_CLASS_NOT_FOUND" });
  });

  it.each([
    "bm9uc2Vuc2U",
    encodeCursor(["+012000-01-01T00:00:00.000Z", anId()]),
    encodeCursor(["-012000-01-01T00:00:00.000Z", anId()]),
    encodeCursor(["2026-11-20T12:00:00.000Z", "1"]),
  ])("the forged cursor %s is malformed input in every list", async (after) => {
    const viewer = aMember();
    for (const list of ["savedClasses", "history", "classRecords", "viewedClasses"]) {
      const source = `${list}(after: "${after}") { edges { cursor } }`;
      await expect(fetchMember(fixture, viewer, source)).rejects.toMatchObject({
        extensions: { code: "BAD_USER_INPUT" },
      });
    }
  });
});
