import { randomUUID } from "node:crypto";
import { Pool } from "pg";
import { type TestDatabase, testDatabase } from "../databases/test-database";
import { type IsolationCase, isolationFaults, type Person } from "./isolation-faults";

let database: TestDatabase;
let db: Pool;
beforeAll(async () => {
  database = await testDatabase("accounts");
  db = new Pool({ connectionString: database.url, max: 2 });
});
afterAll(async () => {
  await db.end();
  await database.close();
});

const world = () => ({ db, reset: () => database.reset(), close: async () => {} });

/** An account with one rated class and one sign-in. */
async function given(_: unknown, { memberId, mark, nth }: Person) {
  const [classId, familyId]: [string, string] = [randomUUID(), randomUUID()];
  await db.query(
    `INSERT INTO account (id, email, password_hash, updated_at) VALUES ($1, $2, 'x', now())`,
    [memberId, `${mark}@dance.com`],
  );
  await db.query(
    `INSERT INTO class_feedback (member_id, class_id, difficulty, updated_at)
     VALUES ($1, $2, $3, now())`,
    [memberId, classId, nth],
  );
  await db.query(
    `INSERT INTO session_family (id, account_id, is_remembered, auth_at, expires_at)
     VALUES ($1, $2, false, now(), now())`,
    [familyId, memberId],
  );
  await db.query(
    `INSERT INTO refresh_token (id, family_id, token_hash, user_agent, issued_at)
     VALUES ($1, $2, $3, 'Firefox', now())`,
    [randomUUID(), familyId, randomUUID()],
  );
  return { classId, familyId };
}
type Things = Awaited<ReturnType<typeof given>>;
type Query = (who: Person, things: Things) => Promise<unknown>;

const faultsOf = (query: Query, rest: Partial<IsolationCase<unknown, Things>> = {}) =>
  isolationFaults(world(), { given, run: (_, who, things) => query(who, things), ...rest });
const runQuery = async (sql: string, values: readonly unknown[]) =>
  (await db.query(sql, [...values])).rows;

const RATED = "SELECT difficulty FROM class_feedback WHERE";

describe("an isolation case", () => {
  it("of a method that keeps to its member has no faults", async () => {
    expect(
      await faultsOf(({ memberId }) => runQuery(`${RATED} member_id = $1`, [memberId])),
    ).toEqual([]);
    const remove = `DELETE FROM class_feedback WHERE member_id = $1 AND class_id = $2`;
    expect(
      await faultsOf(({ memberId }, { classId }) => runQuery(remove, [memberId, classId])),
    ).toEqual([]);
  });

  it.each<[string, string, Query]>([
    [
      "counts everybody's",
      "change the result",
      () => runQuery("SELECT count(*) FROM class_feedback", []),
    ],
    ["takes the first of all", "change the result", () => runQuery(`${RATED} true LIMIT 1`, [])],
    [
      "returns another's",
      "are returned",
      () => runQuery("SELECT member_id FROM class_feedback ORDER BY 1", []),
    ],
    [
      "changes everybody's",
      "are changed",
      () => runQuery("UPDATE class_feedback SET difficulty = 5", []),
    ],
    [
      "removes what hangs on another's rows",
      "are changed",
      () => runQuery("DELETE FROM refresh_token", []),
    ],
    [
      "believes a row id",
      "given another member's row id: another member's rows are changed",
      (_, { familyId }) => runQuery("DELETE FROM session_family WHERE id = $1", [familyId]),
    ],
    ["does nothing", "proves nothing", () => runQuery(`${RATED} false`, [])],
  ])("of a method that %s says that it %s", async (_, fault, query) => {
    expect(await faultsOf(query)).toContainEqual(expect.stringContaining(fault));
  });

  it("may say why a row id is enough", async () => {
    const end: Query = (_, { familyId }) =>
      runQuery("UPDATE session_family SET revoked_at = now() WHERE id = $1", [familyId]);
    expect(await faultsOf(end, { trusts: "the caller found it by a secret" })).toEqual([]);
  });

  it("needs rows of the other member", async () => {
    const count: Query = () => runQuery("SELECT 1", []);
    const nobody = async () => ({ classId: "", familyId: "" });
    expect(await faultsOf(count, { given: nobody })).toContain("the other member has no rows");
  });
});
