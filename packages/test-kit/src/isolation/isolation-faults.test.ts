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

/** An account with one known device and one sign-in. */
async function given(_: unknown, { memberId, mark, nth }: Person) {
  const [deviceHash, familyId]: [string, string] = [randomUUID(), randomUUID()];
  await db.query(
    `INSERT INTO account (id, email, password_hash, updated_at) VALUES ($1, $2, 'x', now())`,
    [memberId, `${mark}@dance.com`],
  );
  await db.query(
    `INSERT INTO known_device (account_id, device_hash, used_at) VALUES ($1, $2, to_timestamp($3))`,
    [memberId, deviceHash, nth],
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
  return { deviceHash, familyId };
}
type Things = Awaited<ReturnType<typeof given>>;
type Query = (who: Person, things: Things) => Promise<unknown>;

const faultsOf = (query: Query, rest: Partial<IsolationCase<unknown, Things>> = {}) =>
  isolationFaults(world(), { given, run: (_, who, things) => query(who, things), ...rest });
const runQuery = async (sql: string, values: readonly unknown[]) =>
  (await db.query(sql, [...values])).rows;

const USED = "SELECT used_at FROM known_device WHERE";

describe("an isolation case", () => {
  it("of a method that keeps to its member has no faults", async () => {
    expect(
      await faultsOf(({ memberId }) => runQuery(`${USED} account_id = $1`, [memberId])),
    ).toEqual([]);
    const remove = "DELETE FROM known_device WHERE account_id = $1 AND device_hash = $2";
    const removing: Query = ({ memberId }, { deviceHash }) =>
      runQuery(remove, [memberId, deviceHash]);
    expect(await faultsOf(removing)).toEqual([]);
  });

  it.each<[string, string, Query]>([
    [
      "counts everybody's",
      "change the result",
      () => runQuery("SELECT count(*) FROM known_device", []),
    ],
    ["takes the first of all", "change the result", () => runQuery(`${USED} true LIMIT 1`, [])],
    [
      "returns another's",
      "are returned",
      () => runQuery("SELECT account_id FROM known_device ORDER BY 1", []),
    ],
    [
      "changes everybody's",
      "are changed",
      () => runQuery("UPDATE known_device SET used_at = now()", []),
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
    ["does nothing", "proves nothing", () => runQuery(`${USED} false`, [])],
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
    const nobody = async () => ({ deviceHash: "", familyId: "" });
    expect(await faultsOf(count, { given: nobody })).toContain("the other member has no rows");
  });
});
