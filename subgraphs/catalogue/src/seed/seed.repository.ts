import { classPublished } from "@eightcount/contracts/events/class-published";
import type { Pool, PoolClient } from "pg";

type Row = Readonly<Record<string, unknown>>;

/** Rows to seed, per table, with their column names. */
export interface CatalogueRows {
  readonly style: readonly Row[];
  readonly instructor: readonly Row[];
  /** With the exact `duration_seconds` besides its columns. */
  readonly dance_class: readonly Row[];
  readonly playlist: readonly Row[];
  readonly playlist_item: readonly Row[];
}

// A class's facts are told to other subgraphs when it appears and when one of them changes.
const PUBLISH = `
  INSERT INTO outbox_event (id, topic, version, payload)
  SELECT gen_random_uuid(), '${classPublished.topic}', ${classPublished.version}, jsonb_build_object(
    'classId', r.id, 'durationSeconds', r.duration_seconds, 'level', r.level,
    'styleId', r.style_id, 'instructorId', r.instructor_id)
  FROM jsonb_to_recordset($1::jsonb) AS r(id uuid, duration_seconds float8, length_seconds int,
    level int, style_id uuid, instructor_id uuid)
  LEFT JOIN dance_class old ON old.id = r.id
  WHERE (old.length_seconds, old.level, old.style_id, old.instructor_id)
    IS DISTINCT FROM (r.length_seconds, r.level, r.style_id, r.instructor_id)`;

/** Total views are people's doing: they are given to a new class and never taken back. */
const KEPT_COLUMNS = new Set(["id", "total_views"]);
const NOT_COLUMNS = new Set(["duration_seconds"]);

/** Writes the catalogue in one transaction. Rows that exist are brought up to date. */
export async function writeCatalogue(pool: Pool, rows: CatalogueRows): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("BEGIN");
    await client.query(PUBLISH, [JSON.stringify(rows.dance_class)]);
    for (const table of ["style", "instructor", "dance_class", "playlist"] as const) {
      await upsert(client, table, rows[table]);
    }
    await replaceItems(client, rows);
    await client.query("COMMIT");
  } catch (error) {
    await client.query("ROLLBACK");
    throw error;
  } finally {
    client.release();
  }
}

async function upsert(client: PoolClient, table: string, rows: readonly Row[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).filter((column) => !NOT_COLUMNS.has(column));
  if (columns.length === 0) return;
  const updates = columns
    .filter((column) => !KEPT_COLUMNS.has(column))
    .map((column) => `${column} = excluded.${column}`);
  await client.query(
    `INSERT INTO ${table} (${columns.join(", ")})
     SELECT ${columns.join(", ")} FROM jsonb_populate_recordset(null::${table}, $1::jsonb)
     ON CONFLICT (id) DO UPDATE SET ${updates.join(", ")}`,
    [JSON.stringify(rows)],
  );
}

async function replaceItems(client: PoolClient, rows: CatalogueRows): Promise<void> {
  await client.query("DELETE FROM playlist_item WHERE playlist_id = ANY($1::uuid[])", [
    rows.playlist.map(({ id }) => id),
  ]);
  await client.query(
    `INSERT INTO playlist_item (playlist_id, class_id, position)
     SELECT playlist_id, class_id, position
     FROM jsonb_populate_recordset(null::playlist_item, $1::jsonb)`,
    [JSON.stringify(rows.playlist_item)],
  );
}
