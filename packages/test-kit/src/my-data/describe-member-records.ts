import { randomUUID } from "node:crypto";
import type { SubgraphName } from "@eightcount/local-stack/checkout/checkout";
import type { RecordTable } from "@eightcount/service-kit/my-data/member-records";
import type { MemberRecordKinds } from "@eightcount/service-kit/my-data/record-kind";
import { Pool } from "pg";
import { type TestDatabase, testDatabase } from "../databases/test-database";
import { fillTables } from "./fill-tables";
import { tablesNamingMembers, tablesWithValue, untreatedColumns } from "./member-columns";

export interface MemberRecordsTable {
  readonly subgraph: SubgraphName;
  readonly records: MemberRecordKinds;
  /** Column whose value is the member's own id, such as `account.id`. */
  readonly memberRow?: string;
  /** Values that the database's constraints ask for, by `table.column`. */
  readonly samples?: Readonly<Record<string, unknown>>;
  readonly read: (db: Pool, memberId: string) => Promise<readonly RecordTable[]>;
  /** Uses the product through the real services, with the database that they used. */
  readonly use: () => Promise<{ readonly db: Pool; readonly memberId: string }>;
}

export function describeMemberRecords(table: MemberRecordsTable): void {
  const { subgraph, records, memberRow, samples } = table;
  const { kinds, leftOut } = records;
  const treated = [...kinds.map((kind) => kind.table), ...Object.keys(leftOut)];

  describe(`the data export of ${subgraph}`, () => {
    let database: TestDatabase;
    let db: Pool;
    beforeAll(async () => {
      database = await testDatabase(subgraph);
      db = new Pool({ connectionString: database.url, max: 2 });
    });
    afterAll(async () => {
      await db?.end();
      await database?.close();
    });

    it("contains or leaves out every table with a column for a member's id", async () => {
      const named = await tablesNamingMembers(db, memberRow);
      expect(named.filter((name) => !treated.includes(name))).toEqual([]);
    });

    it("contains or leaves out every table in which a real member's id is found", async () => {
      const used = await table.use();
      const found = await tablesWithValue(used.db, used.memberId);
      expect(found).not.toEqual([]);
      expect(found.filter((name) => !treated.includes(name))).toEqual([]);
    });

    it("contains or leaves out every column of its tables, and names no other", async () => {
      expect(await untreatedColumns(db, kinds)).toEqual([]);
    });

    it("gives a reason for everything that it leaves out", () => {
      const reasons = [leftOut, ...kinds.map((kind) => kind.leftOut)].flatMap(Object.values);
      expect(reasons.filter((reason: string) => reason.length < 20)).toEqual([]);
      expect(kinds.filter((kind) => kind.table in leftOut)).toEqual([]);
    });

    it("contains rows of every kind, and nothing of another member", async () => {
      await database.reset();
      const [ada, bea] = [randomUUID(), randomUUID()];
      const options = { memberRow, samples, owned: kinds.map((kind) => kind.table) };
      await fillTables(db, { memberId: ada, mark: "ada-4c1", ...options });
      await fillTables(db, { memberId: bea, mark: "bea-9f7", ...options });
      const exported = await table.read(db, ada);
      expect(exported.map(({ name }) => name)).toEqual(kinds.map(({ name }) => name));
      expect(exported.filter(({ rows }) => rows.length !== 1)).toEqual([]);
      expect(exported.filter(({ rows, columns }) => rows[0]?.length !== columns.length)).toEqual(
        [],
      );
      const text = JSON.stringify(exported);
      expect(text).not.toContain("bea-9f7");
      expect(text).not.toContain(bea);
      const theirs = await table.read(db, bea);
      expect(kinds.filter((_, nth) => `${theirs[nth]?.rows}` === "")).toEqual([]);
    });

    it("is empty for a member without any row", async () => {
      const exported = await table.read(db, randomUUID());
      expect(exported.flatMap(({ rows }) => rows)).toEqual([]);
    });
  });
}
