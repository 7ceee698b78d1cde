import { inTransaction } from "@eightcount/service-kit/subgraph/in-transaction";
import type { Pool, PoolClient } from "pg";
import type { MemberRows } from "./viewing-rows";

type Row = Readonly<Record<string, unknown>>;

const TABLES = ["viewed_class", "class_record", "saved_class", "usage_metrics"] as const;

const KEEP_FACTS = `
  INSERT INTO class_fact AS f
  SELECT * FROM jsonb_populate_recordset(null::class_fact, $1::jsonb)
  ON CONFLICT (class_id) DO UPDATE SET
    duration_seconds = excluded.duration_seconds, level = excluded.level
  WHERE f.published_at = excluded.published_at`;

/** Writes demo content once. Skips members who have done anything. */
export class SeedRepository {
  constructor(private readonly pool: Pool) {}

  async saveFacts(rows: readonly Row[]): Promise<void> {
    await this.pool.query(KEEP_FACTS, [JSON.stringify(rows)]);
  }

  async addMember(rows: MemberRows): Promise<boolean> {
    return inTransaction(this.pool, async (client) => {
      const isNew = !(await hasActivity(client, rows.memberId));
      if (isNew) for (const table of TABLES) await insert(client, table, rows[table]);
      return isNew;
    });
  }
}

async function hasActivity(client: PoolClient, memberId: string): Promise<boolean> {
  const found = TABLES.map((table) => `SELECT FROM ${table} WHERE member_id = $1`);
  const { rowCount } = await client.query(found.join(" UNION ALL "), [memberId]);
  return rowCount !== 0;
}

async function insert(client: PoolClient, table: string, rows: readonly Row[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).join(", ");
  if (columns === "") return;
  await client.query(
    `INSERT INTO ${table} (${columns})
     SELECT ${columns} FROM jsonb_populate_recordset(null::${table}, $1::jsonb)`,
    [JSON.stringify(rows)],
  );
}
