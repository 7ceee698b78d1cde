import { inTransaction } from "@eightcount/service-kit/subgraph/in-transaction";
import type { Pool, PoolClient } from "pg";

export type Row = Readonly<Record<string, unknown>>;

/** Writes content that no use case of the catalogue writes yet. Updates existing rows. */
export class SeedRepository {
  constructor(private readonly pool: Pool) {}

  async saveStyles(rows: readonly Row[]): Promise<void> {
    await upsert(this.pool, "style", rows);
  }

  async saveInstructors(rows: readonly Row[]): Promise<void> {
    await upsert(this.pool, "instructor", rows);
  }

  async savePlaylists(playlists: readonly Row[], items: readonly Row[]): Promise<void> {
    await inTransaction(this.pool, async (client) => {
      await upsert(client, "playlist", playlists);
      await client.query("DELETE FROM playlist_item WHERE playlist_id = ANY($1::uuid[])", [
        playlists.map(({ id }) => id),
      ]);
      await client.query(
        `INSERT INTO playlist_item (playlist_id, class_id, position)
         SELECT playlist_id, class_id, position
         FROM jsonb_populate_recordset(null::playlist_item, $1::jsonb)`,
        [JSON.stringify(items)],
      );
    });
  }
}

async function upsert(
  db: Pick<PoolClient, "query">,
  table: string,
  rows: readonly Row[],
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  if (columns.length === 0) return;
  const updates = columns.map((column) => `${column} = excluded.${column}`);
  await db.query(
    `INSERT INTO ${table} (${columns.join(", ")})
     SELECT ${columns.join(", ")} FROM jsonb_populate_recordset(null::${table}, $1::jsonb)
     ON CONFLICT (id) DO UPDATE SET ${updates.join(", ")}`,
    [JSON.stringify(rows)],
  );
}
