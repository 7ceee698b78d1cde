import { Client } from "pg";

export interface Written {
  /** Rows that were inserted, updated, or deleted, by database. */
  readonly rows: Readonly<Record<string, number>>;
  /** Bytes of the write-ahead log. */
  readonly logBytes: number;
}

const ROWS = `SELECT datname AS name, tup_inserted + tup_updated + tup_deleted AS rows
  FROM pg_stat_database WHERE datname = ANY($1)`;
const LOG = `SELECT pg_current_wal_insert_lsn() - '0/0'::pg_lsn AS bytes`;

/** Reads PostgreSQL's own counters, which only grow. */
export class WrittenRows {
  private constructor(
    private readonly client: Client,
    private readonly databases: readonly string[],
  ) {}

  static async open(url: string, databases: readonly string[]): Promise<WrittenRows> {
    const client = new Client({ connectionString: url });
    await client.connect();
    return new WrittenRows(client, databases);
  }

  async read(): Promise<Written> {
    const found = await this.client.query<{ name: string; rows: string }>(ROWS, [this.databases]);
    const log = await this.client.query<{ bytes: string }>(LOG);
    return {
      rows: Object.fromEntries(found.rows.map(({ name, rows }) => [name, Number(rows)])),
      logBytes: Number(log.rows[0]?.bytes ?? 0),
    };
  }

  close(): Promise<void> {
    return this.client.end();
  }
}
