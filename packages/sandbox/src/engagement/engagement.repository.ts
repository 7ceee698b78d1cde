import type { Pool } from "pg";

export interface EngagementEvent {
  readonly id: number;
  readonly receivedAt: Date;
  readonly path: string;
  readonly body: unknown;
}

const KEPT = 2_000;
const SHOWN = 200;

export class EngagementRepository {
  constructor(private readonly pool: Pool) {}

  async add(path: string, body: unknown): Promise<void> {
    await this.pool.query("insert into sandbox.engagement_event (path, body) values ($1, $2)", [
      path,
      JSON.stringify(body, storable),
    ]);
    await this.pool.query(
      `delete from sandbox.engagement_event where id <=
       (select id from sandbox.engagement_event order by id desc offset $1 limit 1)`,
      [KEPT],
    );
  }

  async list(containing = ""): Promise<readonly EngagementEvent[]> {
    const found = await this.pool.query<EngagementEvent & { id: string }>(
      `select id, received_at as "receivedAt", path, body from sandbox.engagement_event
       where $1 = '' or position(lower($1) in lower(body::text)) > 0 order by id desc limit $2`,
      [containing, SHOWN],
    );
    return found.rows.map((row) => ({ ...row, id: Number(row.id) }));
  }
}

/** PostgreSQL cannot store NUL or lone surrogates, so both become U+FFFD. */
const storable = (_key: string, value: unknown): unknown =>
  typeof value === "string" ? value.replaceAll("\0", "\ufffd").toWellFormed() : value;
