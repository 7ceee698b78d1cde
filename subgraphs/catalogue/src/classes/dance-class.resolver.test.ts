import { type CatalogueFixture, catalogueFixture } from "../testing/catalogue-fixture";

let catalogue: CatalogueFixture;
beforeAll(async () => {
  catalogue = await catalogueFixture();
});
afterAll(() => catalogue.end());

const LIST = `query ($filter: DanceClassFilter, $sort: DanceClassSort, $first: Int, $after: String) {
  danceClasses(filter: $filter, sort: $sort, first: $first, after: $after) {
    totalCount
    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
    edges { cursor node { classId songName level levelName releaseDate totalViews isArchived
      style { name } instructor { name } } }
  }
}`;

describe("danceClasses", () => {
  it("smoke", async () => {
    const { danceClasses } = await catalogue.ask(LIST, { variables: {} });
    expect(danceClasses.edges).toHaveLength(16);
  });
});
