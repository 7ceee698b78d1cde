import { randomUUID } from "node:crypto";
import { toGlobalId } from "@eightcount/service-kit/relay/global-id";
import { visitor } from "@eightcount/service-kit/viewer/viewer";
import { describeMemberRecords } from "@eightcount/test-kit/my-data/describe-member-records";
import {
  type CatalogueFixture,
  catalogueFixture,
  unsubscribed,
} from "../testing/catalogue-fixture";
import { catalogueRecords } from "./catalogue-records";
import { MemberRecordsReadModel } from "./member-records.read-model";

/** New in every run, because exports are limited per member. */
const memberId = randomUUID();
const CLASS = "0198f6a2-c1a5-7000-8000-000000000001";

let fixture: CatalogueFixture;
beforeAll(async () => {
  fixture = await catalogueFixture();
  const start = { classId: CLASS, memberId, day: "2026-11-20" };
  await fixture.modules.views.services.views.recordStart(start);
});
afterAll(() => fixture.end());

describeMemberRecords({
  subgraph: "catalogue",
  records: catalogueRecords,
  read: (db, memberId) => new MemberRecordsReadModel(db).read(memberId),
  use: async () => ({ db: fixture.pool, memberId }),
});

const QUERY = `query ($representations: [_Any!]!) { _entities(representations: $representations) {
  ... on Member { catalogueRecords {
    ... on MemberRecords { records { name columns rows isTruncated } } } } } }`;
const representations = [{ __typename: "Member", id: toGlobalId("Member", memberId) }];
const ask = async (viewer: typeof visitor) => {
  const { _entities } = await fixture.execute(QUERY, { variables: { representations }, viewer });
  return _entities[0].catalogueRecords;
};

describe("Member.catalogueRecords", () => {
  it("has the days on which the member started a class, also without a subscription", async () => {
    expect(await ask({ ...unsubscribed, memberId })).toEqual({
      records: [
        {
          name: "Counted views",
          columns: ["Class ID", "Day (UTC)", "Included in the class’s views"],
          rows: [[CLASS, "2026-11-20", "no"]],
          isTruncated: false,
        },
      ],
    });
  });

  it("is null for everyone else", async () => {
    expect(await ask({ ...visitor, memberId: CLASS })).toBeNull();
    expect(await ask(visitor)).toBeNull();
  });
});
