import { danceClasses } from "@eightcount/demo/content/content-class";
import { instructors } from "@eightcount/demo/content/content-instructor";
import { playlists } from "@eightcount/demo/content/content-playlist";
import { styles } from "@eightcount/demo/content/content-style";
import { toGlobalId } from "@eightcount/service-kit/relay/global-id";
import { GATEWAY_WAITS_MS, whileLocked } from "@eightcount/test-kit/databases/while-locked";
import {
  type CatalogueFixture,
  catalogueFixture,
  MEMBER_ID,
  seededAt,
  unsubscribed,
} from "./testing/catalogue-fixture";
import {
  type CatalogueOperation,
  catalogueOperations,
  type EntityName,
} from "./testing/client-operations";

let catalogue: CatalogueFixture;
beforeAll(async () => {
  catalogue = await catalogueFixture();
});
afterAll(() => catalogue.end());

/** Existing names, by the root field that takes one. */
const NAMES: Readonly<Record<string, string>> = {
  InstructorScreenQuery: "Noa Adeyemi",
  PlaylistScreenQuery: "Island Sunday",
};
const VARIABLES = {
  text: "dance",
  hasText: true,
  first: 10,
  count: 10,
  cursor: null,
  id: "",
  filter: null,
  sort: "MOST_POPULAR",
  isMember: true,
  isNew: true,
  isRecommended: true,
  preferences: { skillLevel: 5, styleIds: [] },
};
const BY_TYPE: Readonly<Record<string, unknown>> = {
  "String!": "dance",
  "Int!": 10,
  "Boolean!": true,
};
const variablesOf = ({ operation, variables }: CatalogueOperation) => ({
  // What an operation must be given and the table below does not know.
  ...Object.fromEntries(
    variables.map((variable) => {
      const [name = "", type = ""] = variable.slice(1).split(": ");
      return [name, BY_TYPE[type]];
    }),
  ),
  ...VARIABLES,
  name: NAMES[operation] ?? "Dancehall",
  classId: kept[0],
});

const rowsOf: Readonly<Record<EntityName, readonly { readonly id: string }[]>> = {
  DanceClass: danceClasses.filter((one) => !one.isArchived && one.releasedHoursBefore >= 0),
  Style: styles.filter(({ isHidden }) => !isHidden),
  Instructor: instructors.filter(({ isHidden }) => !isHidden),
  Playlist: playlists.filter(({ isHidden }) => !isHidden),
  Member: [{ id: MEMBER_ID }],
};

const representations = (type: EntityName, count: number) =>
  rowsOf[type].slice(0, count).map(({ id }) => ({
    __typename: type,
    id: toGlobalId(type, id),
    ...(type === "Member" && { preferences: VARIABLES.preferences }),
  }));

/** SQL statements of one request, when other subgraphs name this many rows of each kind. */
async function statementsOf(share: CatalogueOperation, type: EntityName | null, count: number) {
  const entity = share.entities.filter((one) => one.type === type);
  const body =
    type === null
      ? share.roots
      : `_entities(representations: $representations) {
          ${entity.map(({ selection }) => `... on ${type} ${selection}`).join("\n")} }`;
  const declared = [...share.variables, "$representations: [_Any!]!"].filter((variable) =>
    new RegExp(`\\${variable.split(":")[0]}\\b`).test(body),
  );
  const head = declared.join(", ");
  catalogue.takeStatements();
  await catalogue.execute(`query ${head && `(${head})`} { ${body} }`, {
    viewer: unsubscribed,
    variables: {
      ...variablesOf(share),
      ...(type !== null && { representations: representations(type, count) }),
    },
  });
  return catalogue.takeStatements().length;
}

const kept = danceClasses
  .filter((one) => one.styleSlug === "dancehall" && one.instructorSlug === "noa-adeyemi")
  .filter((one) => !one.isArchived && one.releasedHoursBefore >= 0)
  .slice(0, 3)
  .map(({ id }) => id);

// Few rows of every kind are left, and every list below one of them has something in it.
const THIN_OUT = `
  DELETE FROM dance_class WHERE id NOT IN (${kept.map((id) => `'${id}'`).join(", ")});
  UPDATE dance_class SET level = 5, release_date = '${new Date(seededAt.getTime() - 86_400_000).toISOString()}';
  DELETE FROM playlist WHERE name <> 'Island Sunday';
  INSERT INTO playlist_item SELECT p.id, c.id, 1000 + c.level FROM playlist p, dance_class c
    ON CONFLICT DO NOTHING;
  DELETE FROM instructor i WHERE NOT EXISTS (SELECT FROM dance_class WHERE instructor_id = i.id);
  DELETE FROM style s WHERE NOT EXISTS (SELECT FROM dance_class WHERE style_id = s.id);`;

it("a hanging statement fails before the gateway times out", async () => {
  const { databaseUrl } = catalogue.infrastructure.config;
  let errors: unknown;
  const tookMs = await whileLocked({ databaseUrl, table: "style" }, async () => {
    ({ errors } = await catalogue.run("{ styles { name } }"));
  });
  expect(errors).toEqual([expect.objectContaining({ message: expect.stringMatching(/timeout/) })]);
  expect(tookMs).toBeLessThan(GATEWAY_WAITS_MS);
});

describe("SQL statements of the client's operations", () => {
  const shares = () => catalogueOperations(catalogue.schema);

  it("cover every catalog page of the client", () => {
    const operations = shares().map(({ operation }) => operation);
    expect(operations).toEqual(
      expect.arrayContaining([
        "ClassesScreenQuery",
        "DashboardScreenQuery",
        "SavedScreenQuery",
        "HistoryScreenQuery",
        "ClassPageScreenQuery",
        "SearchScreenQuery",
        "StyleClassesPaginationQuery",
      ]),
    );
  });

  it("are equally many for one entity reference as for all of them", async () => {
    for (const share of shares()) {
      for (const type of new Set(share.entities.map((one) => one.type))) {
        const one = await statementsOf(share, type, 1);
        const many = await statementsOf(share, type, 60);
        expect([share.operation, type, many]).toEqual([share.operation, type, one]);
      }
    }
  });

  it("are equally many for a catalog of three classes as for a full one", async () => {
    const count = async () => {
      const counts: Record<string, number> = {};
      for (const share of shares()) {
        if (share.roots !== "") counts[share.operation] = await statementsOf(share, null, 0);
      }
      return counts;
    };
    const many = await count();
    expect(Object.keys(many).length).toBeGreaterThan(8);
    await catalogue.pool.query(THIN_OUT);
    // Suggestions are cached, so every search needs its own text.
    catalogue.setNow(new Date(seededAt.getTime() + 3_600_000));
    expect(await count()).toEqual(many);
  });
});
